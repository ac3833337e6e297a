import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packsFolder } from '../packs/read-games.ts';

/** Packs that passed `npm run verify:pack -- --all --record`, with the fingerprint of what they were judged by. */
export const verifiedPacksFile = path.join(import.meta.dirname, 'verified-packs.json');

const sources = path.resolve(packsFolder, '..');
/** What decides and judges a round: engines without their pictures, seeds and draws, and the checks themselves. */
const judging = [
  ...['engines', 'fairness', 'verify'].map((folder) => path.join(sources, folder)),
  path.dirname(fileURLToPath(import.meta.resolve('@parlour/domain/fairness'))),
];

/** True for a pack that passed every check as it is now, by the rules and the checks as they are now. */
export function isVerified(code: string): boolean {
  const verified = JSON.parse(readFileSync(verifiedPacksFile, 'utf8')) as Record<string, string>;
  return verified[code] === fingerprintOf(code);
}

/** Writes down that these packs passed every check. */
export function recordVerified(codes: readonly string[]): void {
  const verified = Object.fromEntries(codes.map((code) => [code, fingerprintOf(code)]));
  writeFileSync(verifiedPacksFile, `${JSON.stringify(verified, null, 2)}\n`);
}

/** A hash over everything that the checks of this pack depend on: a change of any of it makes them run again. */
export function fingerprintOf(code: string, packs = packsFolder): string {
  const hash = createHash('sha256').update(rulesDigest());
  for (const file of filesBelow(path.join(packs, code))) hash.update(file).update(readFileSync(path.join(packs, code, file)));
  return hash.digest('hex').slice(0, 16);
}

let digest: string | undefined;
function rulesDigest(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('sha256');
  for (const folder of judging)
    for (const file of filesBelow(folder).filter(isRule)) hash.update(file).update(readFileSync(path.join(folder, file)));
  return (digest = hash.digest('hex'));
}

const isRule = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)(show|page)\//.test(file);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}
