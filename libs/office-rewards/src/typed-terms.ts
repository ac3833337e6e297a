import type { OfferedKind } from '@parlour/domain/rewards';
import { kindSpecs, offerSpecs, wageringSpecs, type TermSpec } from './term-specs.ts';

/** The typed values, by their paths in the terms; flags are `true` or empty. */
export type Typed = Readonly<Record<string, string>>;

type Terms = Readonly<Record<string, unknown>>;

/** Terms as typed values. What the editor has no field for stays as it is. */
export function typedOf(kind: OfferedKind, terms: Terms): Typed {
  return Object.fromEntries(specsOf(kind, true).map((spec) => [spec.path, typedAs(spec, valueAt(terms, spec.path))]));
}

/** What a new promotion begins with. */
export function firstTyped(kind: OfferedKind): Typed {
  const chosen = specsOf(kind, true).flatMap(({ path, choices }) => (choices ? [[path, choices[0]!.value]] : []));
  return { ...typedOf(kind, {}), ...Object.fromEntries(chosen), 'wagering.weights': 'RNG 100\ndefault 0' };
}

/** The typed terms, merged over the earlier ones. */
export function termsOf(kind: OfferedKind, typed: Typed, isWagered: boolean, before: Terms = {}): Record<string, unknown> {
  const terms: Record<string, unknown> = { ...before };
  if (kind === 'raffle') terms['tickets'] = { ...(before['tickets'] as object | undefined) };
  if (kind === 'invite') terms['needs'] = { ...(before['needs'] as object | undefined) };
  if (kind === 'mission') terms['filter'] = { ...(before['filter'] as object | undefined) };
  if (kind === 'freeSpins') terms['game'] = { ...(before['game'] as object | undefined) };
  if (isWagered) terms['wagering'] = { ...(before['wagering'] as object | undefined) };
  else delete terms['wagering'];
  for (const spec of specsOf(kind, isWagered)) put(terms, spec.path, readAs(spec, typed[spec.path] ?? ''));
  return terms;
}

const specsOf = (kind: OfferedKind, isWagered: boolean): readonly TermSpec[] => [
  ...kindSpecs[kind],
  ...offerSpecs,
  ...(isWagered ? wageringSpecs : []),
];

/** A value of the terms as its field shows it. */
export function typedAs({ type }: TermSpec, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (type) {
    case 'flag':
      return value === true ? 'true' : '';
    case 'tree':
      return JSON.stringify(value);
    case 'codes':
      return (value as string[]).join(', ');
    case 'amounts':
      return (value as string[]).join('\n');
    case 'prizes':
      return (value as { amount: string; weight: number }[]).map(({ amount, weight }) => `${amount} ${weight}`).join('\n');
    case 'levels':
      return (value as { level: number; amount: string }[]).map(({ level, amount }) => `${level} ${amount}`).join('\n');
    case 'weights':
      return Object.entries(value)
        .map(([name, weight]) => `${name} ${String(weight)}`)
        .join('\n');
    default:
      return String(value as string | number);
  }
}

/** Its value; a meaningless text is kept as it is, so that the rules say what is wrong with it. */
export function readAs({ type }: TermSpec, text: string): unknown {
  const typed = text.trim();
  if (typed === '') return undefined;
  switch (type) {
    case 'flag':
      return typed === 'true' ? true : undefined;
    case 'whole':
      return /^\d+$/.test(typed) ? Number(typed) : typed;
    case 'tree':
      return JSON.parse(typed) as unknown;
    case 'codes':
      return typed.split(/[\s,]+/).filter(Boolean);
    case 'amounts':
      return linesOf(typed);
    case 'prizes':
      return linesOf(typed).map((line) => {
        const [amount = '', weight = ''] = line.split(/\s+/);
        return { amount, weight: /^\d+$/.test(weight) ? Number(weight) : weight };
      });
    case 'levels':
      return linesOf(typed).map((line) => {
        const [level = '', amount = ''] = line.split(/\s+/);
        return { level: /^\d+$/.test(level) ? Number(level) : level, amount };
      });
    case 'weights':
      return Object.fromEntries(
        linesOf(typed).map((line) => {
          const [name = '', weight = ''] = line.split(/\s+/);
          return [name, weight];
        }),
      );
    default:
      return typed;
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function valueAt(terms: Terms, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Terms | undefined)?.[key], terms);
}

function put(terms: Record<string, unknown>, path: string, value: unknown): void {
  const [first, second] = path.split('.') as [string, string?];
  const holder = second === undefined ? terms : (terms[first] as Record<string, unknown>);
  const key = second ?? first;
  if (value === undefined) delete holder[key];
  else holder[key] = value;
}
