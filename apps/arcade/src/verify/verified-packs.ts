import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines } from '../engines/engines.ts';
import { packContent } from '../game.ts';
import { packsFolder, readPacks } from '../packs/read-games.ts';
import { bookFile } from './book-file.ts';
import { codeOf } from './code-of.ts';

/** Packs that passed `npm run verify:pack -- --all --record`, with the fingerprint of what judged them. */
const verifiedPacksFile = path.join(import.meta.dirname, 'verified-packs.json');

const sources = path.resolve(packsFolder, '..');
const engineFolder = path.join(sources, 'engines');
/** The code that decides and checks rounds of any game, apart from its engine: seeds, draws, and the checks of randomness. */
const everywhere = [
  ...filesBelow(path.join(sources, 'fairness')),
  ...filesBelow(path.dirname(fileURLToPath(import.meta.resolve('@parlour/domain/fairness')))),
  path.join(sources, 'game.ts'),
  ...['chance-checks.ts', 'sample.ts', 'book-file.ts'].map((name) => path.join(import.meta.dirname, name)),
];

/**
 * What the record says of a pack's figures and rounds: they passed every check, by the rules and the checks as they are now; they did, but
 * the pack, its rules or the checks have changed since; or it has none.
 */
export function recordOf(code: string): 'passed' | 'changed' | 'none' {
  const recorded = verifiedPacks()[code];
  if (recorded === undefined) return 'none';
  return recorded === fingerprintOf(path.join(packsFolder, code)) ? 'passed' : 'changed';
}

/** Records that these packs passed every check; entries of other packs stay. */
export function recordVerified(codes: readonly string[]): void {
  const passed = codes.map((code) => [code, fingerprintOf(path.join(packsFolder, code))] as const);
  const verified = Object.entries({ ...verifiedPacks(), ...Object.fromEntries(passed) });
  const inOrder = Object.fromEntries(verified.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(verifiedPacksFile, `${JSON.stringify(inOrder, null, 2)}\n`);
}

/**
 * A hash over everything that the figures and rounds of the pack in `folder` depend on: its content apart from its looks, the totals of its
 * finite book, and the code that plays it, without its comments. Texts, pictures and colours are left out: their checks are quick and
 * always run.
 */
export function fingerprintOf(folder: string): string {
  const { pack } = readPacks(folder)[0]!;
  const hash = createHash('sha256').update(packContent(pack));
  for (const file of rulesOf(pack.engine)) hash.update(path.basename(file)).update(codeIn(file));
  const book = bookFile(folder);
  if (existsSync(book)) hash.update(readFileSync(book));
  return hash.digest('hex').slice(0, 16);
}

/** Each file is parsed once, as most of them play packs of several engines. */
const codes = new Map<string, string>();

function codeIn(file: string): string {
  const code = codes.get(file) ?? codeOf(readFileSync(file, 'utf8'));
  codes.set(file, code);
  return code;
}

/** The code that plays packs of this engine, without pictures and without other engines' folders. */
export function rulesOf(engine: string): string[] {
  const others = Object.keys(engines).filter((name) => name !== engine);
  const [family] = engine.split('/');
  const parts = filesBelow(engineFolder).filter((file) => {
    const name = path.relative(engineFolder, file).replaceAll(path.sep, '/');
    const shared = !name.includes('/') || name.startsWith(`${family}/`);
    return shared && !others.some((other) => name.startsWith(`${other}/`));
  });
  return [...parts, ...everywhere].filter((file) => isRule(file.replaceAll(path.sep, '/')));
}

const isRule = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/show/') && !isSchema(file);
/** Schemas decide no round: they accept or refuse a pack, whenever it is read. */
const isSchema = (file: string) => /\/(pack|pack-head|pack-parts|[\w-]+-schemas?)\.ts$/.test(file);

function verifiedPacks(): Record<string, string> {
  return JSON.parse(readFileSync(verifiedPacksFile, 'utf8')) as Record<string, string>;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
