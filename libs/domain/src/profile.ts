import { characterCount, type FieldProblem } from './registration.ts';
import { tidyLine } from './tidy.ts';

/**
 * The one-line fields of a member's profile, in the order of the form (specification 3). Lengths are counted as for account names: an emoji
 * or a letter beyond 16 bits is one character.
 */
export const profileLengths = {
  nickname: { min: 2, max: 20 },
  permanentAddress: { min: 1, max: 200 },
  currentAddress: { min: 1, max: 200 },
  placeOfBirth: { min: 1, max: 100 },
  nationality: { min: 1, max: 60 },
  occupation: { min: 1, max: 100 },
} as const;
export type ProfileField = keyof typeof profileLengths;
export const profileFields = Object.keys(profileLengths) as ProfileField[];

/** Where a member's money comes from: a closed list, so that operators can compare. */
export const incomeSources = ['employment', 'business', 'savings', 'investments', 'pension', 'family', 'other'] as const;
export type IncomeSource = (typeof incomeSources)[number];

/** What a complete profile says, in the order of the form. The nickname is left out: every member has one from the beginning. */
export const toldFields = [...profileFields.filter((field) => field !== 'nickname'), 'incomeSource'] as const;
export type ToldField = (typeof toldFields)[number];

/** What a profile does not say yet; nothing is missing in a complete one. */
export function missingInProfile(profile: Readonly<Partial<Record<ToldField, unknown>>>): ToldField[] {
  return toldFields.filter((field) => profile[field] === undefined || profile[field] === '');
}

/** What to change: an absent field stays as it is, an empty one is deleted. */
export type ProfileChange = Partial<Record<ProfileField, string>> & { incomeSource?: IncomeSource | '' };

/** The texts as both sides check and store them. */
export function tidyProfile(change: ProfileChange): ProfileChange {
  const tidied = profileFields.flatMap((field) => {
    const text = change[field];
    return text === undefined ? [] : [[field, tidyLine(text)]];
  });
  return { ...change, ...(Object.fromEntries(tidied) as ProfileChange) };
}

/** Every invalid field of a tidied change, in the order of the form. A nickname cannot be removed: others see the member by it. */
export function checkProfile(change: ProfileChange): FieldProblem[] {
  return profileFields.flatMap((field): FieldProblem[] => {
    const text = change[field];
    if (text === undefined || (text === '' && field !== 'nickname')) return [];
    if (text === '') return [{ field, rule: 'required' }];
    const { min, max } = profileLengths[field];
    const length = characterCount(text);
    return length < min || length > max ? [{ field, rule: 'length', min, max }] : [];
  });
}
