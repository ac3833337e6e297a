import { flagNames, languageCodes, neededFlags } from '@parlour/domain';

// What must agree, in words of JSON Schema, so that an editor marks it too. The rules themselves are in brand-checks.ts, whose
// sentences say more; a test holds the two together.

const when = (path: object, then: object) => ({ if: path, then });
const key = (name: string, value: object) => ({ type: 'object', required: [name], properties: { [name]: value } });

/** Of `flags`: one that is on, but not one that it needs. */
export const flagRules = flagNames.flatMap((flag) =>
  neededFlags(flag).map((needed) => when(key(flag, { const: true }), { properties: { [needed]: { const: true } } })),
);

/** Of the whole file: the default language is offered, and the default theme is there. */
export const brandRules = [
  ...languageCodes.map((code) =>
    when(key('defaultLanguage', { const: code }), { properties: { languages: { contains: { const: code } } } }),
  ),
  when(key('flags', key('lightTheme', { const: false })), { properties: { defaultTheme: { const: 'dark' } } }),
];
