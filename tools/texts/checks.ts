import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languageFacts, languages, type LanguageCode } from '@parlour/domain';
import type { Catalog } from './catalogs.ts';
import { forbiddenWords, termFindings } from './glossary.ts';

/** A problem of a text: an error blocks the release of its language, a warning is for its editors. */
export interface Finding {
  severity: 'error' | 'warning';
  says: string;
}

interface Plural {
  slot: string;
  kind: 'plural' | 'selectordinal' | 'select';
  forms: Readonly<Record<string, readonly unknown[]>>;
}

/** A parsed message: its slots, tags, plurals, and the text around them. */
interface Parts {
  slots: ReadonlySet<string>;
  plurals: readonly Plural[];
  /** What a reader sees, with each slot as U+FFFC. */
  written: readonly string[];
}

/** Checks one text against its English original. */
export function checkText(code: LanguageCode, english: string, text: string): Finding[] {
  let parts: Parts;
  try {
    parts = partsOf(text);
  } catch (error) {
    return [{ severity: 'error', says: `is no ICU message (${(error as Error).message})` }];
  }
  const source = partsOf(english);
  const errors = [
    ...slotFindings(source, parts),
    ...pluralFindings(code, parts),
    ...parts.written.flatMap((written) => [
      ...letterFindings(code, written),
      ...markFindings(code, written),
      ...wordFindings(code, written),
    ]),
  ];
  const terms = code === 'EN' ? [] : termFindings(code, source.written.join('\n'), parts.written.join('\n'));
  const warnings = code === 'EN' ? [] : likenessFindings(source, parts, english, text);
  return [
    ...[...new Set(errors)].map((says) => ({ severity: 'error' as const, says })),
    ...terms,
    ...[...new Set(warnings)].map((says) => ({ severity: 'warning' as const, says })),
  ];
}

function partsOf(message: string): Parts {
  const slots = new Set<string>();
  const plurals: Plural[] = [];
  /** Every reading of the message: one for each form of each plural, with the other plurals at `other`. */
  const read = (tokens: readonly unknown[]): string[] => {
    let texts = [''];
    for (const token of tokens) {
      if (typeof token === 'string') texts = texts.map((text) => text + token);
      else if (Array.isArray(token)) {
        const [slot, kind, forms] = token as [string, string?, Record<string, unknown>?];
        if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
          if (kind === 'select' || slot) slots.add(slot);
          const choices = Object.fromEntries(
            Object.entries(forms ?? {}).flatMap(([key, form]) => (key === 'offset' ? [] : [[key, Array.isArray(form) ? form : [form]]])),
          );
          plurals.push({ slot, kind, forms: choices });
          const each = Object.values(choices).flatMap(read);
          texts = texts.flatMap((text) => each.map((choice) => text + choice));
        } else {
          if (slot !== '#') slots.add(slot);
          texts = texts.map((text) => `${text}\uFFFC`);
        }
      }
    }
    return texts.slice(0, 64);
  };
  const compiled: CompiledMessage = compileMessageOrThrow(message);
  const texts = read(typeof compiled === 'string' ? [compiled] : compiled);
  for (const [, tag] of message.matchAll(/<\/?(\w+)[^<>]*>/g)) slots.add(`<${tag}>`);
  return { slots, plurals, written: texts.map((text) => text.replaceAll(/<\/?\w+[^<>]*>/g, '')) };
}

function slotFindings(english: Parts, { slots }: Parts): string[] {
  const shown = (names: string[]) => names.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(', ');
  const lacking = [...english.slots].filter((name) => !slots.has(name));
  const invented = [...slots].filter((name) => !english.slots.has(name));
  return [...(lacking.length > 0 ? [`lacks ${shown(lacking)}`] : []), ...(invented.length > 0 ? [`has ${shown(invented)} too many`] : [])];
}

/** Enough whole numbers to find out which plural form stands for which of them. */
const wholeNumbers = Array.from({ length: 201 }, (_, index) => index);

/**
 * Every plural form that the language has for whole numbers must be there, and a form that stands for several numbers must show the number.
 */
function pluralFindings(code: LanguageCode, { plurals }: Parts): string[] {
  const found: string[] = [];
  for (const { slot, kind, forms } of plurals) {
    if (kind === 'select') continue;
    const rules = new Intl.PluralRules(languages[code].tag, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
    const numbers = Map.groupBy(wholeNumbers, (number) => rules.select(number));
    for (const [form, standsFor] of numbers) {
      const text = forms[form];
      if (!text) found.push(`has no form "${form}" of {${slot}}, which is for ${standsFor.slice(0, 3).join(', ')}`);
      else if (standsFor.length > 1 && !showsNumber(text, slot))
        found.push(`does not show the number in the form "${form}" of {${slot}}, which is for ${standsFor.slice(0, 3).join(', ')}`);
    }
    for (const form of Object.keys(forms))
      if (!/^\d+$/.test(form) && !numbers.has(form as Intl.LDMLPluralRule) && form !== 'other' && form !== 'many')
        found.push(`has a form "${form}" of {${slot}}, which the language does not know`);
  }
  return found;
}

const showsNumber = (form: readonly unknown[], slot: string): boolean =>
  form.some((token) => token === '#' || (Array.isArray(token) && (token[0] === '#' || token[0] === slot)));

/** ICU's names for the letters of our scripts; Latin words may appear in any text (VIP, brand names). */
const lettersOf: Readonly<Record<string, string>> = {
  latin: 'Latin',
  vietnamese: 'Latin',
  bengali: 'Bengali',
  thai: 'Thai',
  arabic: 'Arabic',
  han: 'Han',
};

function letterFindings(code: LanguageCode, written: string): string[] {
  const script = lettersOf[languageFacts[code].script];
  const found: string[] = [];
  if (script) {
    const strange = written.match(
      new RegExp(`[\\p{L}--\\p{Script=${script}}--\\p{Script=Latin}--\\p{Script=Common}--\\p{Script=Inherited}]`, 'gv'),
    );
    if (strange) found.push(`has letters of another script: ${[...new Set(strange)].join(' ')}`);
  }
  if (written !== written.normalize('NFC')) found.push('is not in NFC');
  if (/(?!\n)[\p{Cc}\u00ad\u200b\u2060\ufeff]/u.test(written)) found.push('has a control or zero-width character');
  return found;
}

const quoteMarks = /["“”„‟«»‹›『』「」《》]/g;

function markFindings(code: LanguageCode, written: string): string[] {
  const { quotes, marks, abbreviations } = languageFacts[code];
  const found: string[] = [];
  const strange = written.match(quoteMarks)?.filter((mark) => !quotes.includes(mark));
  if (strange && strange.length > 0) found.push(`has ${strange.join(' ')} for quotes; the language has ${quotes.join(' ')}`);
  if (written.includes('...')) found.push('has three dots for …');
  if (/[^\s] +[,.;:!?،؛؟।。，！？](?=\s|$)/.test(written)) found.push('has a space before a mark');
  // Latin punctuation is allowed between Latin letters, digits and slots.
  const sentences = abbreviations.reduce((text, word) => text.replaceAll(word, ''), written);
  const own = sentences.replaceAll(/[\p{Script=Latin}\d\uFFFC][^\p{L}\s]*[,.;:?!/](?=[\p{Script=Latin}\d\uFFFC])/gu, '');
  for (const [plain, mark] of Object.entries(marks)) {
    // A colon between two words without a space is notation (`seed:nonce`), and a comma between figures separates a list.
    const after = plain === ':' ? '(?=\\s|$)' : '(?=\\s|$|[^\\p{Script=Latin}\\d])';
    const listed = mark === '' ? own.replaceAll(/(?<=[\d\uFFFC]), (?=[\d\uFFFC])/g, ' ') : own;
    const beside = new RegExp(`(?<=[^\\p{Script=Latin}\\d\\s]|[\\p{Script=Latin}\\d\uFFFC])[${plain}]${after}`, 'u');
    if (beside.test(listed)) found.push(mark ? `has ${plain} for ${mark}` : `has ${plain}, which the language does not use`);
  }
  return found;
}

/** English texts that one language translates in several ways without a context to tell them apart. */
export function severalRenderings(catalogs: readonly Catalog[]): Finding[] {
  const found = Map.groupBy(
    catalogs.flatMap((catalog) => [...catalog]),
    ([key]) => key,
  );
  return [...found].flatMap(([, entries]) => {
    const renderings = [...new Set(entries.map(([, { translation }]) => translation).filter(Boolean))];
    if (renderings.length < 2) return [];
    return [{ severity: 'error', says: `renders “${entries[0]![1].message}” as ${renderings.map((text) => `“${text}”`).join(' and ')}` }];
  });
}

/** Checks prose that is not a message: a legal text, or a brand's wording. */
export function checkProse(code: LanguageCode, text: string): Finding[] {
  const written = text
    .replaceAll(/^---\n.*?\n---\n/gs, '')
    .replaceAll(/^\s*\d+\. /gm, '')
    .replaceAll(/\{\w+\}/g, '\uFFFC');
  const quotes = markFindings(code, written).filter((says) => says.includes('for quotes'));
  return [...new Set([...letterFindings(code, written), ...quotes, ...wordFindings(code, written)])].map((says) => ({
    severity: 'error',
    says,
  }));
}

const wordFindings = (code: LanguageCode, written: string): string[] => [...forbiddenWords(code, written), ...digitFindings(code, written)];

/** A text uses a single system of digits; 0-9 otherwise only in quotes, for what is typed or compared, and in Latin names (SHA256). */
function digitFindings(code: LanguageCode, written: string): string[] {
  const { numberingSystem = 'latn', quotes } = languageFacts[code];
  const quoted = new RegExp(`${quotes[0]}[^${quotes[1]}]*${quotes[1]}`, 'gu');
  const read = written.replaceAll(quoted, '').replaceAll(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu, '');
  const digits = new Set(read.match(/\p{Nd}/gu) ?? []);
  const latin = [...digits].filter((digit) => /\d/.test(digit));
  if (numberingSystem !== 'latn' && latin.length > 0) return [`has ${latin.join(' ')} where the language has digits of its own`];
  if (numberingSystem === 'latn' && latin.length < digits.size) return ['has digits that the language does not use'];
  return [];
}

/**
 * A figure in a text about promotions: such figures come from the rules that pay, so the text needs slots for them (rewards.md 1). The 1 of
 * "1 point per" is a unit.
 */
export function checkFigures(text: string): Finding[] {
  const read = partsOf(text).written.map((written) => written.replaceAll(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu, ''));
  const figures = read.flatMap((written) => written.match(/\p{Nd}[\p{Nd}.,٫٬]*/gu) ?? []).filter((figure) => !/^[1১١]$/.test(figure));
  return figures.length === 0 ? [] : [{ severity: 'error', says: `has the figure ${figures[0]}, which must come from the promotion` }];
}

/** A text that equals the English one, or has a very different length, may not be translated. */
function likenessFindings(english: Parts, parts: Parts, source: string, text: string): string[] {
  if (source === text && /[a-z]{4}/.test(source.replaceAll(/\{[^}]*\}/g, ''))) return ['is the same as the English text'];
  const [before, after] = [width(english.written[0] ?? ''), width(parts.written[0] ?? '')];
  const most = before < 12 ? 2.2 : 2;
  if (before >= 5 && after > before * most) return [`is ${(after / before).toFixed(1)} times as wide as the English text`];
  if (before >= 12 && after < before / 5) return ['is less than a fifth as wide as the English text'];
  return [];
}

/** Width in cells: a Latin letter is 1, a Han character 1.8; combining marks are 0. */
function width(text: string): number {
  return [...text.replaceAll(/\p{M}/gu, '')].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1.8 : 1), 0);
}

/** How many cells each place has. A text names its place in its comment for translators: `slot: tab bar`. */
const slotWidths = {
  'tab bar': 11,
  chip: 12,
  'half-width button': 14,
  'full-width button': 26,
  'menu entry': 22,
  'bet button': 9,
  toast: 90,
  'dialog title': 36,
  'table header': 16,
  'form label': 30,
  'form hint': 90,
  'page title': 60,
  'page description': 155,
} as const;

/** A text that is too long for its place, or whose comment names an unknown place. */
export function checkWidth(comments: readonly string[], text: string): Finding[] {
  const named = comments.flatMap((comment) => /^slot: (.+)$/.exec(comment)?.[1] ?? []);
  return named.flatMap((name): Finding[] => {
    if (!isSlot(name))
      return [{ severity: 'error', says: `stands in the slot “${name}”, which is none of ${Object.keys(slotWidths).join(', ')}` }];
    const widest = Math.max(...writtenIn(text).map(cells));
    if (widest <= slotWidths[name]) return [];
    return [{ severity: 'error', says: `is ${widest.toFixed(1)} cells wide, where the slot “${name}” takes ${slotWidths[name]}` }];
  });
}

/** The visible text of a message; empty for an invalid message, which checkText reports. */
function writtenIn(text: string): readonly string[] {
  try {
    return partsOf(text).written;
  } catch {
    return [];
  }
}

function isSlot(name: string): name is keyof typeof slotWidths {
  return Object.hasOwn(slotWidths, name);
}

/** The width in Latin letters: a Han character is 1.8, a letter of a tall script 1.3, and combining characters are 0. */
function cells(text: string): number {
  const widthOf = (letter: string) => (/\p{Script=Han}/u.test(letter) ? 1.8 : /(?!\p{Script=Latin})\p{L}/u.test(letter) ? 1.3 : 1);
  return [...text.replaceAll(/\p{M}/gu, '')].reduce((sum, letter) => sum + widthOf(letter), 0);
}
