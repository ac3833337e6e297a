/** `npm run dev [-- <brand>]`: gateway and arcade that restart on a change, and one brand with hot reload. */
import { preflight } from './preflight.ts';
import { demandFreePorts } from './ports.ts';
import { untilReady } from './ready.ts';
import { runServers } from './run-servers.ts';
import { root, sentence } from './surroundings.ts';

try {
  const { port, data, brands } = await preflight(process.env);
  const wanted = process.argv[2] ?? process.env['BRAND'] ?? brands[0]?.id;
  const brand = brands.find(({ id }) => id === wanted);
  if (!brand) throw new Error(`there is no brand "${wanted}"; brands/ has ${brands.map(({ id }) => id).join(', ')}`);
  const sitePort = port + 3;
  await demandFreePorts({ 'development site': sitePort });
  const env = { PORT: String(port), DATA_DIR: data, BRAND: brand.id, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  const node = process.execPath;
  const vite = `${root}/node_modules/vite/bin/vite.js`;
  const run = (name: string, ...args: string[]) => ({ name, program: node, args, env });
  process.exitCode = await runServers(async (start) => {
    start(run('gateway', '--watch', '--watch-preserve-output', 'apps/gateway/src/main.ts', '--close-failing-sites'));
    // The gateway creates the keys that the arcade signs with.
    await untilReady(port);
    start(run('arcade client', vite, 'build', 'apps/arcade', '-c', 'apps/arcade/vite.config.ts', '--watch', '--logLevel', 'warn'));
    start(run('arcade', '--watch', '--watch-preserve-output', 'apps/arcade/src/server/main.ts'));
    start(run('site', vite, 'apps/web', '-c', 'apps/web/vite.config.ts', '--port', String(sitePort), '--strictPort', '--logLevel', 'warn'));
    // Vite serves its own script as soon as it listens.
    await untilReady(sitePort, { host: 'localhost', path: '/@vite/client' });
    console.log(`${brand.name}: http://${brand.domains[0]}:${sitePort}/   Outbox: http://localhost:${port}/dev/outbox`);
  });
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
