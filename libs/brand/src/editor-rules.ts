import { flagNames, languageCodes, neededFlags } from '@parlour/domain';

// The cross-checks as JSON Schema, so that editors mark violations too. The rules themselves are in brand-checks.ts, with better
// messages; a test keeps the two in step.

const when = (path: object, then: object) => ({ if: path, then });
const key = (name: string, value: object) => ({ type: 'object', required: [name], properties: { [name]: value } });

/** For `flags`: one that is on while one that it needs is off. */
export const flagRules = flagNames.flatMap((flag) =>
  neededFlags(flag).map((needed) => when(key(flag, { const: true }), { properties: { [needed]: { const: true } } })),
);

/** For the whole file: the default language must be offered. */
export const brandRules = languageCodes.map((code) =>
  when(key('defaultLanguage', { const: code }), { properties: { languages: { contains: { const: code } } } }),
);
