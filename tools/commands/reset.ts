/** `npm run reset`: deletes all data of the gateway and the arcade. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { check } from 'proper-lockfile';
import { dataFolder, sentence } from './surroundings.ts';

const data = dataFolder(process.env);
/** Locked as the gateway does (apps/gateway/src/main/data-lock.ts). */
const lock = { lockfilePath: path.join(data, 'lock'), stale: 10_000, realpath: false };
/** DATA_DIR may name a wrong folder by mistake; a real data folder contains one of these. */
const isOurs = (folder: string) =>
  readdirSync(folder).length === 0 || ['secrets.json', 'logs/gateway.log'].some((name) => existsSync(path.join(folder, name)));

try {
  if (existsSync(data) && (await check(data, lock))) throw new Error(`a gateway is running on ${data}; end it first`);
  if (existsSync(data) && !isOurs(data))
    throw new Error(`${data} holds something else than a gateway's data; remove it by hand if you mean it`);
  await rm(data, { recursive: true, force: true });
  console.log(`${data} is removed; the next start begins from scratch`);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
