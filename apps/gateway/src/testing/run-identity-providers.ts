// Two log-in providers that accept any name, for journeys and trials: `node <this file> <port> <the gateway's port>`. They use that port
// and the next, and print SOCIAL_PROVIDERS for the gateway.
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { startIdentityProvider } from './identity-provider.ts';
import { journeyProviders } from './journey-providers.ts';

const [port, gatewayPort] = process.argv.slice(2).map(Number);
if (!port || !gatewayPort) throw new Error('say two ports: of the first provider, and of the gateway');
const sites = loadBrands(path.resolve(import.meta.dirname, '../../../../brands')).flatMap(({ domains }) =>
  domains.map((domain) => `http://${domain}:${gatewayPort}`),
);
const settings = journeyProviders(port);
const providers = await Promise.all(
  settings.map(({ id, name, icon, issuer }) => startIdentityProvider({ id, name, icon, sites, port: Number(new URL(issuer).port) })),
);
process.stdout.write(`SOCIAL_PROVIDERS='${JSON.stringify(settings)}'\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(providers.map((provider) => provider.close())).then(() => process.exit()));
