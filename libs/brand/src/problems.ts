import { z } from 'zod';
import type { Problem } from './brand-error.ts';
import { nearest } from './nearest.ts';

/** What to say about a value of the wrong type; undefined to report only the type. */
export type Misstated = (value: unknown) => Omit<Problem, 'at'> | undefined;

/** The problems that zod found in `input`, each with its path and fix; `whose` names the owner of the keys, such as `a brand`. */
export function problemsOf(
  schema: z.ZodType,
  input: unknown,
  issues: readonly z.core.$ZodIssue[],
  whose: string,
  misstated: Misstated = () => undefined,
): Problem[] {
  // Facts that are invalid by themselves are not cross-checked.
  const alone = new Set(issues.filter(({ code }) => code !== 'custom').map(({ path }) => path.join('.')));
  return issues.flatMap((issue) => {
    const at = issue.path.map(String).join('.');
    const value = valueAt(input, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) => unknownKey(at === '' ? key : `${at}.${key}`, key, known, whose));
    }
    if (issue.code === 'custom') return alone.has(at) ? [] : [custom(at, issue.message)];
    if (value === undefined) return [{ at, says: 'is missing', mend: 'state it, for nothing has a default' }];
    return [{ at, ...((issue.code === 'invalid_type' && misstated(value)) || wrongValue(issue, value)) }];
  });
}

/** Separates the problem from its fix in the one text that a zod issue has. */
const between = '; ';

/** The text of an issue, in the form that `problemsOf` parses. */
export const customIssue = (says: string, mend: string): string => says + between + mend;

function custom(at: string, message: string): Problem {
  const [says, ...mend] = message.split(between);
  return { at, says: says!, mend: mend.join(between) || 'mend its value' };
}

function unknownKey(at: string, key: string, known: readonly string[], whose: string): Problem {
  const meant = nearest(key, known);
  return { at, says: `is no key of ${whose}`, mend: meant === undefined ? 'remove it' : `write ${meant}, or remove it` };
}

function wrongValue(issue: z.core.$ZodIssue, value: unknown): Omit<Problem, 'at'> {
  const is = `is ${JSON.stringify(value)}`;
  switch (issue.code) {
    case 'invalid_value': {
      const known = issue.values.map(String);
      const meant = typeof value === 'string' ? nearest(value, known) : undefined;
      const choice = known.length === 1 ? `write ${known[0]}` : `choose one of ${known.join(', ')}`;
      return { says: `${is}, which is unknown`, mend: meant === undefined ? choice : `perhaps ${meant} is meant: ${choice}` };
    }
    case 'invalid_type':
      return { says: `${is}, which is no ${issue.expected}`, mend: `write ${article(issue.expected)}` };
    case 'invalid_format':
      return { says: is, mend: `it ${issue.message}` };
    case 'too_small':
      return { says: `${is}, which is too little`, mend: `state ${issue.minimum} or more${unitOf(issue.origin)}` };
    case 'too_big':
      return { says: `${is}, which is too much`, mend: `state ${issue.maximum} or less${unitOf(issue.origin)}` };
    default:
      return { says: is, mend: issue.message };
  }
}

const article = (type: string) => `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type === 'boolean' ? 'boolean (true or false)' : type}`;
const unitOf = (origin: string) => ({ string: ' characters', array: ' of them' })[origin] ?? '';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
}

/** The keys of the object that the schema expects at `path`. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const key of path) {
    if (at instanceof z.ZodObject) at = at.shape[String(key)];
    else if (at instanceof z.ZodArray) at = at.element;
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
