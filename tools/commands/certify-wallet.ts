/**
 * `npm run certify:wallet`: runs the certification of a wallet; without --url, of the gateway of this folder, with its own key and
 * operators' socket.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { opsSocketPath } from '@parlour/gateway/ops-socket';
import { passOn } from './pass-on.ts';
import { dataFolder, portOf } from './surroundings.ts';

const given = (option: string) => process.argv.some((word) => word === option || word.startsWith(`${option}=`));
const after = (option: string) => (process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined);

// Passed in environment variables, because every user of the machine can read a command line.
if (!given('--url') && !process.env['WALLET_URL']) {
  const data = dataFolder(process.env);
  process.env['WALLET_URL'] = `http://127.0.0.1:${portOf(process.env)}`;
  if (!given('--secret')) process.env['WALLET_SECRET'] ??= secretOf(path.join(data, 'secrets.json'), after('--vendor') ?? 'JL') ?? '';
  if (!given('--players')) process.env['WALLET_CONTROL'] ??= `unix:${opsSocketPath(data)}`;
}
passOn(process.execPath, ['apps/certification/src/main.ts']);

/** Undefined before the first start of the gateway, which creates the keys. */
function secretOf(file: string, vendor: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { vendors: Partial<Record<string, string>> }).vendors[vendor];
}
