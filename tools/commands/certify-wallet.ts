/** `npm run certify:wallet`: runs the certification of a wallet; without --url, of the gateway of this folder, with its own key and operators' socket. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { opsSocketPath } from '@parlour/gateway/ops-socket';
import { passOn } from './pass-on.ts';
import { dataFolder, portOf } from './surroundings.ts';

const given = (option: string) => process.argv.some((word) => word === option || word.startsWith(`${option}=`));
const after = (option: string) => process.argv[process.argv.indexOf(option) + 1];

// Into the environment: what is in a command line, every user of the machine can read.
if (!given('--url') && !process.env['WALLET_URL']) {
  const data = dataFolder(process.env);
  process.env['WALLET_URL'] = `http://127.0.0.1:${portOf(process.env)}`;
  const secret = secretOf(path.join(data, 'secrets.json'), given('--vendor') ? after('--vendor') : 'JL');
  if (secret !== undefined) process.env['WALLET_SECRET'] ??= secret;
  if (!given('--players')) process.env['WALLET_CONTROL'] ??= `unix:${opsSocketPath(data)}`;
}
passOn(process.execPath, ['apps/gateway/certify/main.ts']);

function secretOf(file: string, vendor: string | undefined): string | undefined {
  if (!existsSync(file)) return undefined;
  const { vendors } = JSON.parse(readFileSync(file, 'utf8')) as { vendors: Record<string, string> };
  return vendor === undefined ? undefined : vendors[vendor];
}
