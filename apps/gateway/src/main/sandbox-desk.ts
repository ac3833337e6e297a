/** `node main/sandbox-desk.ts`: the demonstration's live chat, on its own port after the gateway's. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createSandboxDesk } from '../areas/service/desk/sandbox-desk.ts';
import { sandboxDeskBehind } from '../areas/service/settings.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { withFiles } from './env-from-files.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const config = readConfig(withFiles(process.env), path.resolve(process.env['DATA_DIR'] || path.join(workspace, '.data')));
const port = config.port + sandboxDeskBehind;
const app = createSandboxDesk({ liveChat: config.liveChat, clock: systemClock, random: { bytes: (size) => randomBytes(size) } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ host: config.host, port });
console.log(JSON.stringify({ desk: 'sandbox', port }));
