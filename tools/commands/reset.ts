/** `npm run reset`: forgets everything that the gateway and the arcade keep. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { check } from 'proper-lockfile';
import { dataFolder, sentence } from './surroundings.ts';

const data = dataFolder(process.env);
const lock = path.join(data, 'lock');
try {
  if (existsSync(lock) && (await check(lock, { realpath: false, lockfilePath: `${lock}.lock` })))
    throw new Error(`a gateway is running on ${data}; end it first`);
  await rm(data, { recursive: true, force: true });
  console.log(`${data} is removed; the next start begins anew`);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
