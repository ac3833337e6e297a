/** `npm run bench:gateway`: bets through HTTP beside what the database and the HTTP server alone reach. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['apps/gateway/bench/main.ts']);
