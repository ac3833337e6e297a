import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationTable } from '@parlour/api/contract';
import { buildFlags, gameTypes, type BuildFlag } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webFolder, workspace } from '../build/places.ts';
import { startSharedWork, type SharedWork } from '../build/shared-work.ts';
import { clientParts, type ClientParts } from './client-parts.ts';
import { messagesOf, type Removed } from './flag-messages.ts';
import { flagSet, addressesOf } from './addresses.ts';
import { setsTellingApart } from './sets-telling-apart.ts';
import { readMarks, withDependents } from './marks.ts';
import { readMessages, type Message } from './messages.ts';

// Builds the page with every flag on, and then without some: only what belongs to those may be missing. The matrix builds it without each
// flag in turn; `npm test` without a few sets of them, which tell any two flags apart (ADR 184).
const one = process.env['TEST_MATRIX'] === '1';
const sets: readonly (readonly BuildFlag[])[] = one ? buildFlags.map((flag) => [flag]) : setsTellingApart(buildFlags);
const marks = readMarks();
/** Files of features and the app; code below them, such as a part of libs/ui, disappears with its last user. */
const isOfFeatures = (file: string) => /^(apps\/web|libs\/feature-\w+)\//.test(file) || marks.has(file);

let work: SharedWork;
let messages: ReadonlyMap<string, Message>;
let all: ClientParts;
/** Ids of all messages of the page. */
let texts: string[];
let addresses: readonly string[];
beforeAll(async () => {
  // Otherwise the style compiler makes this a development build.
  process.env['NODE_ENV'] = 'production';
  work = await startSharedWork(webFolder);
  messages = await readMessages();
  all = await clientParts(flagSet(true), work);
  addresses = (await addressesOf(flagSet(true), gameTypes)).all;
  texts = [...messages.keys()].filter((id) => all.textIds.has(id));
});
afterAll(async () => {
  process.env['NODE_ENV'] = 'test';
  await work.close();
});

const missing = <T>(from: Iterable<T>, left: { has: (each: T) => boolean }) => [...from].filter((each) => !left.has(each));
/** The files of the page that belong only to these flags. */
const filesOf = (own: readonly BuildFlag[]) => [...all.files.keys()].filter((file) => marks.get(file)?.every((flag) => own.includes(flag)));
const textOf = (id: string) => messages.get(id)?.text ?? id;
const textsOf = (off: readonly BuildFlag[]) =>
  [...new Set(off.flatMap((flag) => messagesOf(flag, messages, marks)))].filter((id) => texts.includes(id));
const operationsOf = (own: readonly BuildFlag[]) =>
  Object.entries(operationTable).flatMap(([id, { flag }]) => (own.some((each) => each === flag) ? [id] : []));
const mentions = (file: string, own: readonly BuildFlag[]) => {
  const source = readFileSync(path.join(workspace, file), 'utf8');
  return own.some((flag) => source.includes(`FLAGS.${flag}`));
};

/** What was found to disappear with each set, and the texts among them that only it uses. */
const removes: (Removed & { ownTexts: string[] })[] = [];

describe.each(sets.map((off) => ({ off, names: off.join(', ') })))('a brand without $names', ({ off }) => {
  const own = [...new Set(off.flatMap(withDependents))];
  let without: ClientParts;
  beforeAll(async () => {
    without = await clientParts(flagSet(true, off), work);
  });

  test('lacks the files that are marked as their own, and no other of a feature', () => {
    expect(missing(all.files.keys(), without.files).filter(isOfFeatures).sort()).toEqual(filesOf(own).sort());
  });

  test('lacks their texts, and those of others only where they appear beside its name', () => {
    const gone = missing(texts, without.textIds);
    expect(gone).toEqual(expect.arrayContaining(textsOf(off)));
    const strange = gone.filter(
      (id) => !messages.get(id)!.files.every((file) => !all.files.has(file) || filesOf(own).includes(file) || mentions(file, own)),
    );
    expect(strange.map(textOf)).toEqual([]);
  });

  test('lacks their styles', () => {
    const classes = filesOf(own)
      .filter((file) => file.endsWith('.css.ts'))
      .flatMap((file) => [...all.files.get(file)!.matchAll(/["'\s](_?[a-z0-9]{6,}\w*)(?=["'\s])/g)].map(([, name]) => name!))
      .filter((name) => all.style.includes(`.${name}`));
    expect(classes.filter((name) => without.style.includes(`.${name}`))).toEqual([]);
  });

  test('never asks its operations', () => {
    // Skips the generated tables of all calls, which are not read by name.
    const code = [...without.files].flatMap(([file, text]) => (file.includes('/generated/') ? [] : [text])).join('\n');
    // No brand may lack both ways to register: without the one, the script asks for the other.
    const left = own.includes('usernameRegistration')
      ? operationsOf(own).filter((id) => id !== 'registerMemberByMobile')
      : operationsOf(own);
    expect(left.filter((id) => code.includes(`"${id}"`))).toEqual([]);
  });

  test('lacks its addresses', async () => {
    const { all: left } = await addressesOf(flagSet(true, off), gameTypes);
    removes[sets.indexOf(off)] = {
      addresses: missing(addresses, new Set(left)),
      operations: operationsOf(own),
      packages: missing(all.packages, without.packages),
      ownTexts: textsOf(off).map(textOf),
      furtherTexts: missing(texts, without.textIds)
        .filter((id) => !textsOf(off).includes(id))
        .map(textOf)
        .sort(),
    };
    expect(missing(left, new Set(addresses))).toEqual([]);
  });
});

test('what several flags share disappears with the last of them', async () => {
  const without = await clientParts(flagSet(false), work);
  expect(missing(all.files.keys(), without.files).filter(isOfFeatures).sort()).toEqual(filesOf(buildFlags).sort());
});

if (one)
  test('what each flag removes beside its own files is written down; -u renews it', async () => {
    const each = Object.fromEntries(buildFlags.map((flag, i) => [flag, { ...removes[i], ownTexts: undefined }]));
    await expect(`${JSON.stringify(each, null, 2)}\n`).toMatchFileSnapshot('removes.json');
  });
else
  test('what each flag removes beside its own files is written down; `npm run flags:removed` renews it', async () => {
    const { default: each } = (await import('./removes.json', { with: { type: 'json' } })) as { default: Record<BuildFlag, Removed> };
    sets.forEach((off, i) => {
      const stated = (part: keyof Removed) => new Set(off.flatMap((flag) => each[flag][part]));
      const { ownTexts, furtherTexts, operations, packages, addresses: without } = removes[i]!;
      expect(new Set(operations)).toEqual(stated('operations'));
      // What several of them share disappears with the last, and is stated of none.
      expect(missing(stated('addresses'), new Set(without))).toEqual([]);
      expect(missing(stated('packages'), new Set(packages))).toEqual([]);
      expect(missing(stated('furtherTexts'), new Set([...ownTexts, ...furtherTexts]))).toEqual([]);
    });
  });
