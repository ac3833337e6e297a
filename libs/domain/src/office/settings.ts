import { bars } from '../bars.ts';
import type { Contact, Resource } from '../contacts.ts';
import type { Currency } from '../currencies.ts';
import type { Desk } from '../live-chat.ts';
import { buildFlags, type BuildFlag } from '../flags.ts';
import { fromDecimal } from '../money.ts';
import { recoveryWays } from '../recovery.ts';
import { forcedReceipts, withdrawalHours } from '../withdrawals.ts';

/** The section of the list that a setting is in. */
export const settingGroups = ['limits', 'security', 'service', 'features'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/**
 * What a setting can be. `switch`: on or off. `offOnly`: a build flag, which run time can only turn off, for the page of a brand
 * without it holds nothing of the feature. `amount`: a decimal in major units. `choice`: one of `values`. `code`: a name that the
 * installation's configuration gives. `list`: some of `values`, in an order; all of them where brand.json states none.
 */
export type SettingKind = 'switch' | 'offOnly' | 'amount' | 'choice' | 'contacts' | 'resources' | 'code' | 'desks' | 'list';

/** Which change of the value allows more, and so takes two people (policy `safety`, office 4). */
type Loosens = 'on' | 'off' | 'higher' | 'lower' | 'any' | null;

interface SettingRow {
  group: SettingGroup;
  kind: SettingKind;
  loosens: Loosens;
  /** For a `choice` or a `list`. */
  values?: readonly string[];
}

/**
 * A build flag that run time cannot turn off. In-house games belong to a vendor, and which of a vendor's games are offered is set there.
 */
type LeftToBuild = 'inHouseGames';
const leftToBuild: ReadonlySet<BuildFlag> = new Set<LeftToBuild>(['inHouseGames']);
type OffOnlyKey = `flags.${Exclude<BuildFlag, LeftToBuild>}`;

const stated = {
  'limits.deposit.min': { group: 'limits', kind: 'amount', loosens: 'lower' },
  'limits.deposit.max': { group: 'limits', kind: 'amount', loosens: 'higher' },
  'limits.withdrawal.min': { group: 'limits', kind: 'amount', loosens: 'lower' },
  'limits.withdrawal.max': { group: 'limits', kind: 'amount', loosens: 'higher' },
  'limits.twoOperatorsFrom': { group: 'limits', kind: 'amount', loosens: 'higher' },
  'limits.withdrawalHours': { group: 'limits', kind: 'choice', values: withdrawalHours, loosens: null },
  forcedReceipt: { group: 'limits', kind: 'choice', values: forcedReceipts, loosens: 'any' },
  'flags.registrationCaptcha': { group: 'security', kind: 'switch', loosens: 'off' },
  'flags.mobileVerification': { group: 'security', kind: 'switch', loosens: 'off' },
  'flags.mobilePasswordRegistration': { group: 'security', kind: 'switch', loosens: 'on' },
  'flags.addressCheck': { group: 'security', kind: 'switch', loosens: 'off' },
  'flags.passwordExpiry': { group: 'security', kind: 'switch', loosens: 'off' },
  'recovery.first': { group: 'security', kind: 'choice', values: recoveryWays, loosens: null },
  contacts: { group: 'service', kind: 'contacts', loosens: null },
  'liveChat.provider': { group: 'service', kind: 'code', loosens: null },
  'liveChat.desks': { group: 'service', kind: 'desks', loosens: null },
  resources: { group: 'service', kind: 'resources', loosens: null },
  'bars.floating': { group: 'service', kind: 'list', values: bars.floating, loosens: null },
  'bars.menu': { group: 'service', kind: 'list', values: bars.menu, loosens: null },
  'bars.footer': { group: 'service', kind: 'list', values: bars.footer, loosens: null },
} as const satisfies Record<string, SettingRow>;

/** The place of a setting in brand.json. */
export type SettingKey = keyof typeof stated | OffOnlyKey;

/**
 * Everything that operators set at run time, by its place in brand.json, which states its default (office section 9). The closed list: the
 * gateway's checks, the office's forms and the export derive from it; the contract repeats its keys.
 */
export const settings: Readonly<Record<SettingKey, SettingRow>> = {
  ...stated,
  ...(Object.fromEntries(
    buildFlags
      .filter((flag) => !leftToBuild.has(flag))
      .map((flag) => [`flags.${flag}`, { group: 'features', kind: 'offOnly', loosens: null }]),
  ) as Record<OffOnlyKey, SettingRow>),
};
export const settingKeys = Object.keys(settings) as SettingKey[];

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(settings, text);
}

/** The flag that a setting switches; undefined if it is not a flag. */
export function flagOf(key: SettingKey): string | undefined {
  return key.startsWith('flags.') ? key.slice('flags.'.length) : undefined;
}

export type SettingValue = boolean | string | readonly Contact[] | readonly Resource[] | readonly Desk[] | readonly string[];

/** Whether two values are the same. The order of a list matters; the order of an entry's properties does not. */
export function isSameSetting(one: SettingValue, other: SettingValue): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** Whether a change allows more than before, so that two people must decide it. Amounts are in the merchant's currency. */
export function loosens(key: SettingKey, before: SettingValue, after: SettingValue, currency: Currency): boolean {
  const { kind, loosens: way } = settings[key];
  if (way === null || isSameSetting(before, after)) return false;
  if (way === 'any') return true;
  if (kind !== 'amount') return after === (way === 'on');
  const [from, to] = [before, after].map((amount) => fromDecimal(String(amount), currency).minor) as [bigint, bigint];
  return way === 'higher' ? to > from : to < from;
}

/** A value on one line, as operators read it and write it in a command. */
export function settingText(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Parses a value that an operator wrote in a command; undefined if it does not fit this setting. The gateway decides whether it is allowed.
 */
export function settingOf(key: SettingKey, text: string): SettingValue | undefined {
  const { kind } = settings[key];
  if (kind === 'amount' || kind === 'choice' || kind === 'code') return text;
  if (kind === 'switch' || kind === 'offOnly') return { on: true, true: true, off: false, false: false }[text];
  try {
    const value = JSON.parse(text) as unknown;
    return Array.isArray(value) ? (value as SettingValue) : undefined;
  } catch {
    return undefined;
  }
}

function inOrder(value: SettingValue): unknown {
  if (typeof value !== 'object') return value;
  return value.map((entry: Contact | Resource | Desk | string) =>
    typeof entry === 'string'
      ? entry
      : Object.entries(entry)
          .filter(([, part]) => part !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
