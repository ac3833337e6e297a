/** `npm run reset`: forgets everything that the gateway and the arcade keep. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { check } from 'proper-lockfile';
import { dataFolder, sentence } from './surroundings.ts';

const data = dataFolder(process.env);
/** As the gateway takes it (apps/gateway/src/main/data-lock.ts). */
const lock = { lockfilePath: path.join(data, 'lock'), stale: 10_000, realpath: false };
try {
  if (existsSync(data) && (await check(data, lock))) throw new Error(`a gateway is running on ${data}; end it first`);
  await rm(data, { recursive: true, force: true });
  console.log(`${data} is removed; the next start begins anew`);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
