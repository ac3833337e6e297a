import path from 'node:path';
import { withFiles } from './main/env-from-files.ts';
import { officeOrigin } from './areas/office/people/invitations.ts';
import { start, type Running } from './main/start.ts';
import { StartError } from './main/start-error.ts';

/** Prints the address of each site or why it is closed, the demo account that is ready to log in, and the office's address. */
function printAddresses({ config, merchants, demoAccounts }: Running): void {
  for (const { name, brandId, domains, closed } of merchants.all) {
    if (closed !== null) {
      console.log(`${name}: closed. ${closed}`);
      continue;
    }
    const account = demoAccounts.find(({ brand }) => brand === brandId);
    console.log(
      `${name}: http://${domains[0]}:${config.port}/${account ? `  (log in as ${account.username} with ${account.password})` : ''}`,
    );
  }
  console.log(`Office: ${officeOrigin(config)}/  (npm run ops -- operators add <name> makes each of the first two operators)`);
}

/** In ms: longer than the longest answer may take, shorter than whoever runs us is willing to wait. */
const drainWithin = 9_000;
const workspace = path.resolve(import.meta.dirname, '../../..');
const env = process.env;

let running: Running | undefined;
let stopping = false;

/** Lets running requests finish, closes streams and the database, and exits. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const insist = setTimeout(() => process.exit(code || 1), drainWithin);
  insist.unref();
  await running?.close();
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
try {
  running = await start({
    env: withFiles(env),
    dataDir: path.resolve(env['DATA_DIR'] || path.join(workspace, '.data')),
    brandsFolder: path.resolve(env['BRANDS_DIR'] || path.join(workspace, 'brands')),
    sites: path.resolve(env['SITES_DIR'] || path.join(workspace, 'dist/brands')),
    officePages: path.join(workspace, 'dist/apps/office'),
    closeFailingSites: process.argv.includes('--close-failing-sites'),
    onLost: () => {
      console.error('Another process has taken the data folder: the gateway ends.');
      void stop(1);
    },
  });
  // Handles a signal that arrived while everything was being opened.
  if (stopping) await running.close();
  else if (process.argv.includes('--print-addresses')) printAddresses(running);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
