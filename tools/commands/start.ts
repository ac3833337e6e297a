/** `npm start`: builds what is stale, then runs the gateway and the arcade until Ctrl-C. */
import path from 'node:path';
import { sandboxSources } from '@parlour/gateway';
import { printAddresses } from './print-addresses.ts';
import { buildAll } from './build-all.ts';
import { preflight } from './preflight.ts';
import { untilReady } from './ready.ts';
import { runServers } from './run-servers.ts';
import { sentence } from './surroundings.ts';

try {
  const { port, data, brands, closed, deskPage } = await preflight(process.env);
  await buildAll(brands.length - closed.size + 2, [...closed.keys()]);
  const logs = path.join(data, 'logs');
  const demo = brands.some(({ jurisdiction }) => jurisdiction.licence === 'demo');
  const env = { PORT: String(port), DATA_DIR: data };
  process.exitCode = await runServers(async (start) => {
    start({ name: 'gateway', program: process.execPath, args: ['apps/gateway/src/main.ts', '--close-failing-sites'], env, logs });
    // The gateway creates the keys that the arcade signs with.
    await untilReady(port);
    start({ name: 'arcade', program: process.execPath, args: ['apps/arcade/src/server/main.ts'], env, logs });
    await untilReady(port + 1);
    // The demonstration's sources of external lottery results: two servers that must agree.
    if (process.env['LOTTERY_SOURCES'] === undefined)
      for (const name of Object.keys(sandboxSources))
        start({ name, program: process.execPath, args: ['apps/gateway/src/main/sandbox-source.ts', name], env, logs });
    if (demo) start({ name: 'sandbox-desk', program: process.execPath, args: ['apps/gateway/src/main/sandbox-desk.ts'], env, logs });
    printAddresses({ port, brands, closed, deskPage: demo ? deskPage : undefined, data, logs });
  });
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
