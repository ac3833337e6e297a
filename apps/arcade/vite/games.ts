import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageCodes, titlePicture } from '@parlour/domain';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { gameCodes } from '../src/packs/games.ts';
import { packsFolder, readGame, readPacks, textFolders } from '../src/packs/read-games.ts';

const source = path.resolve(import.meta.dirname, '../src');
const pages = path.resolve(import.meta.dirname, '../pages');
/** Of apps/art: what `/art/` is on a site. */
const drawn = path.resolve(import.meta.dirname, '../../art/pictures');

/** The built page of each game, for the build's list of inputs. */
export const gamePages: Readonly<Record<string, string>> = Object.fromEntries(gameCodes.map((code) => [code, pageOf(code)]));

/**
 * Generates everything the browser needs of each registered game, so that adding a game takes only a folder: its page, the entry that opens
 * it, one catalogue of texts per language, and the table from which the verifier loads it. Fails the build when a pack breaks its engine's
 * schema.
 */
export function games(): Plugin {
  return {
    name: 'parlour-arcade-games',
    buildStart() {
      for (const code of gameCodes) {
        readGame(path.join(packsFolder, code));
        const files = [path.join(packsFolder, code, 'pack.json'), ...languageCodes.flatMap((language) => textFiles(code, language))];
        for (const file of files) this.addWatchFile(file);
      }
    },
    // Game and pictures are dynamic imports, which Vite does not link in pages; if the entry requested them, they would arrive one round
    // trip later.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle, chunk }) => (bundle && chunk ? linksOf(bundle, chunk) : undefined),
    },
    resolveId(id) {
      return id.startsWith('virtual:') ? `\0${id}` : Object.values(gamePages).includes(id) ? id : undefined;
    },
    load(id) {
      const page = Object.entries(gamePages).find(([, file]) => file === id);
      if (page) return htmlOf(page[0]);
      const [kind, code = '', language = ''] = id.replace(/^\0virtual:/, '').split('/');
      if (!id.startsWith('\0virtual:')) return undefined;
      if (kind === 'games') return tableOfGames();
      if (kind === 'window') return windowEntry(code);
      if (kind === 'game') return windowGame(code);
      if (kind === 'lettering') return `export default ${JSON.stringify(letteringOf(code, language)!)};`;
      if (kind === 'pictures') return `export default ${JSON.stringify(drawings(code))};`;
      if (kind === 'verified') return verifiedGame(code);
      if (kind === 'texts') return catalogue(textFiles(code, language));
      if (kind === 'verifier-texts')
        return catalogue([path.join(source, 'verify/page/texts', `${language}.json`), ...textFiles(code, language)]);
      return undefined;
    },
  };
}

type Bundle = Rollup.OutputBundle;

/** Links to the scripts and style sheets of the game that an entry opens, and to its pictures, except those that its page already links. */
function linksOf(bundle: Bundle, entry: Rollup.OutputChunk): HtmlTagDescriptor[] {
  const opened = entry.dynamicImports.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && /virtual:(game|pictures)\//.test(chunk.facadeModuleId ?? '') ? [chunk] : [];
  });
  const linked = closure(bundle, entry);
  const files = [...new Set(opened.flatMap((chunk) => [...closure(bundle, chunk)]))].filter((file) => !linked.has(file));
  return files.map((file) => ({
    tag: 'link',
    injectTo: 'head',
    attrs: file.endsWith('.css')
      ? { rel: 'stylesheet', href: `/${file}`, crossorigin: true }
      : { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
  }));
}

/** A script, everything that it imports statically, and their style sheets. */
function closure(bundle: Bundle, { fileName }: Rollup.OutputChunk, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const file of chunk.imports) if (bundle[file]?.type === 'chunk') closure(bundle, bundle[file], seen);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  return seen;
}

function pageOf(code: string): string {
  return path.join(pages, 'games', code, 'index.html');
}

function htmlOf(code: string): string {
  const texts = JSON.parse(readFileSync(path.join(packsFolder, code, 'texts/EN.json'), 'utf8')) as { name: string };
  return readFileSync(path.join(pages, 'game.html'), 'utf8')
    .replaceAll('%NAME%', texts.name)
    .replaceAll('%ENTRY%', `virtual:window/${code}`);
}

/** The entry of a window: requests what the window needs from elsewhere, and opens it once the larger scripts have loaded. */
function windowEntry(code: string): string {
  return [
    `import { askEarly } from '${source}/shell/early.ts';`,
    `const catalogues = ${catalogues('texts', code)};`,
    `const early = askEarly('${code}', catalogues);`,
    `const game = import('virtual:game/${code}');`,
    `void import('virtual:pictures/${code}').then(async ({ default: drawings }) => (await game).open(drawings, catalogues, early));`,
  ].join('\n');
}

/** The game itself. */
function windowGame(code: string): string {
  const [{ pack }] = readPacks(path.join(packsFolder, code)) as [ReturnType<typeof readPacks>[0]];
  return [
    `import { addressesOf } from '${source}/shell/pictures.ts';`,
    `import { openGame } from '${source}/shell/main.tsx';`,
    `import { client } from '${engineOf(pack.engine)}/show/index.ts';`,
    ...theme(code),
    `import pack from '${packsFolder}/${code}/pack.json';`,
    `const letterings = ${letterings(code)};`,
    `export const open = (drawings, catalogues, early) =>`,
    `  openGame({ pack, art: addressesOf(drawings), engine: client, catalogues, letterings }, early);`,
  ].join('\n');
}

/** Rules, versions and still picture of a game. */
function verifiedGame(code: string): string {
  const packs = readPacks(path.join(packsFolder, code));
  return [
    `import { gameOf } from '${source}/game.ts';`,
    `import { rules } from '${engineOf(packs[0]!.pack.engine)}/rules.ts';`,
    `import { RoundPicture } from '${engineOf(packs[0]!.pack.engine)}/show/round-picture.tsx';`,
    ...theme(code),
    ...pictures(code),
    `const packs = ${JSON.stringify(packs)};`,
    `export default { game: gameOf(rules, packs), art, RoundPicture, catalogues: ${catalogues('verifier-texts', code)} };`,
  ].join('\n');
}

function tableOfGames(): string {
  const rows = gameCodes.map((code) => `'${code}': async () => (await import('virtual:verified/${code}')).default`);
  return `export const games = { ${rows.join(', ')} };`;
}

function engineOf(engine: string): string {
  return path.join(source, 'engines', engine);
}

/** The pack's style sheet, where it has one. */
function theme(code: string): string[] {
  const file = path.join(packsFolder, code, 'theme.css');
  return existsSync(file) ? [`import '${file}';`] : [];
}

/**
 * The pack's pictures themselves, by name: a window has them in one file, as each file costs a round trip and some 500 bytes of headers.
 */
function drawings(code: string): Record<string, string> {
  const folder = path.join(packsFolder, code, 'art');
  const files = readdirSync(folder).map((file) => path.parse(file));
  return Object.fromEntries(files.map(({ name, base }) => [name, readFileSync(path.join(folder, base), 'utf8').trim()]));
}

/** The addresses of the pack's pictures by name. */
function pictures(code: string): string[] {
  const folder = path.join(packsFolder, code, 'art');
  const names = readdirSync(folder).map((file) => path.parse(file));
  return [
    ...names.map(({ base }, index) => `import art${index} from '${folder}/${base}?url';`),
    `const art = { ${names.map(({ name }, index) => `'${name}': art${index}`).join(', ')} };`,
  ];
}

function catalogues(kind: string, code: string): string {
  return `{ ${languageCodes.map((language) => `${language}: () => import('virtual:${kind}/${code}/${language}')`).join(', ')} }`;
}

/**
 * The lettering of a game's name, which its tile shows too (apps/art), in each language that has one: loaded after the game, so it delays
 * nothing.
 */
function letterings(code: string): string {
  const lettered = languageCodes.filter((language) => letteringOf(code, language) !== undefined);
  return `{ ${lettered.map((language) => `${language}: () => import('virtual:lettering/${code}/${language}')`).join(', ')} }`;
}

function letteringOf(code: string, language: string): string | undefined {
  const [{ pack }] = readPacks(path.join(packsFolder, code)) as [ReturnType<typeof readPacks>[0]];
  const { name } = JSON.parse(readFileSync(path.join(packsFolder, code, 'texts', `${language}.json`), 'utf8')) as { name: string };
  const address = titlePicture(`/art/games/${pack.vendor.toLowerCase()}-${code}.svg`, name);
  const file = address && path.join(drawn, address.slice('/art/'.length));
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Shell, family, engine and pack, in this order. */
function textFiles(code: string, language: string): string[] {
  return textFolders(code).map((folder) => path.join(source, folder, 'texts', `${language}.json`));
}

/** The messages of several files, parsed at build time so that no window carries a parser. */
function catalogue(files: readonly string[]): string {
  const messages = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<string, string>;
  const compiled = Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
}
