import { flagNames, neededFlags, type Flag } from '@parlour/domain';
import { flagOf, settingKeys, settings, type SettingKey, type SettingValue } from '@parlour/domain/office';
import { sentenceOf } from './brand-error.ts';
import { brandSchema, type Brand } from './brand-schema.ts';
import { problemsOf } from './problems.ts';

/** What operators have set instead of what brand.json states. */
export type Overrides = Readonly<Partial<Record<SettingKey, SettingValue>>>;

type Tree = Record<string, unknown>;

/** What a brand states for a setting, or its default. */
export function settingIn(brand: Brand, key: SettingKey): SettingValue {
  const stated = key.split('.').reduce<unknown>((tree, name) => (tree as Tree | undefined)?.[name], brand);
  return (stated ?? settings[key].values) as SettingValue;
}

/**
 * A brand with operators' settings applied. Whatever depends on a flag that is off is off too: flags that need it, and the form of a way to
 * register. A flag that the build left out stays off, whatever was set before that build.
 */
export function brandWith(brand: Brand, overrides: Overrides): Brand {
  const set = settingKeys.filter((key) => overrides[key] !== undefined);
  if (set.length === 0) return brand;
  const changed = structuredClone(brand);
  for (const key of set) {
    const value = overrides[key];
    place(changed, key, settings[key].kind === 'offOnly' ? value === true && settingIn(brand, key) === true : value);
  }
  const on = changed.flags;
  // A flag may need one that itself needs another.
  for (let i = 0; i < flagNames.length; i++)
    for (const flag of flagNames) if (!neededFlags(flag).every((needed) => on[needed])) on[flag] = false;
  if (!on.usernameRegistration) changed.registration.byUsername = [];
  if (!on.mobileRegistration) changed.registration.byMobile = [];
  return changed;
}

/**
 * Why a brand must not be changed like this: a sentence for each rule of brand.json that would be broken (`limits.deposit.min is more than
 * max; ...`), and for each flag that only a build can turn on.
 */
export function checkBrandWith(brand: Brand, overrides: Overrides): string[] {
  const changed = brandWith(brand, overrides);
  const turnedOn = settingKeys.filter((key) => flagOf(key) !== undefined && overrides[key] === true);
  const leftOut = turnedOn
    .filter((key) => settings[key].kind === 'offOnly' && settingIn(brand, key) === false)
    .map((key) => `${key} is left out of the site’s build; turn it on in brand.json and build the site`);
  const needing = turnedOn.flatMap((key) => {
    const off = neededFlags(flagOf(key) as Flag).find((needed) => !changed.flags[needed]);
    return off ? [`${key} needs flags.${off}, which is off; turn that on first`] : [];
  });
  const before = new Set(brokenRules(brand));
  return [...leftOut, ...needing, ...brokenRules(changed).filter((rule) => !before.has(rule))];
}

function brokenRules(brand: Brand): string[] {
  const { legalFiles: _texts, ...stated } = brand;
  const result = brandSchema.safeParse(stated);
  return result.success ? [] : problemsOf(brandSchema, stated, result.error.issues, 'a brand').map(sentenceOf);
}

/** A JSON merge patch (RFC 7396) for brand.json that makes it state what operators have set. */
export function patchOf(overrides: Overrides): Tree {
  const patch: Tree = {};
  for (const key of settingKeys) if (overrides[key] !== undefined) place(patch, key, overrides[key]);
  return patch;
}

function place(tree: object, key: SettingKey, value: unknown): void {
  const names = key.split('.');
  let at = tree as Tree;
  for (const name of names.slice(0, -1)) at = (at[name] ??= {}) as Tree;
  at[names.at(-1)!] = value;
}
