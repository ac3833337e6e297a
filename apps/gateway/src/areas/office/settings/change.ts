import { brandWith, checkBrandWith, settingIn } from '@parlour/brand/schema';
import { flagOf, isSameSetting, loosens, settingText, type SettingKey, type SettingValue } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { carrierMissing } from '../../../outbound/senders/carrier-missing.ts';
import { currentDecisions, overridesAt, type Decision } from '../../settings/decisions.ts';
import { decideSetting } from '../../settings/decide.ts';
import { merchantsNamed, reasonOf, refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { theSetting } from './settings.ts';

/** The requested value of a setting; null reverts it to brand.json. */
interface Wanted {
  merchant: string;
  key: SettingKey;
  value: SettingValue | null;
  version?: number | undefined;
  from?: string | undefined;
  reason: string;
}

/** A validated change. */
interface Change {
  merchant: Merchant;
  key: SettingKey;
  value: SettingValue | null;
  version: number;
  from: Date;
  reason: string;
  before: SettingValue;
  after: SettingValue;
  /** All decisions about the merchant's settings. */
  decisions: readonly Decision[];
}

/** Sets a setting, now or from a given time. */
export async function settingSet(operator: Operator, input: InputOf<'setSetting'>): Promise<Schema<'Setting'>> {
  return decided(operator, input);
}

/** Reverts a setting to brand.json; this is a decision like any other. */
export async function settingRevert(operator: Operator, input: InputOf<'revertSetting'>): Promise<Schema<'Setting'>> {
  return decided(operator, { ...input, value: null });
}

export const examineSetting = (operator: Operator, input: InputOf<'setSetting'>) => examined(operator, input);
export const examineReversion = (operator: Operator, input: InputOf<'revertSetting'>) => examined(operator, { ...input, value: null });

async function decided(operator: Operator, wanted: Wanted): Promise<Schema<'Setting'>> {
  const { merchant, key, value, version, from, reason } = await changeOf(operator, wanted);
  const now = operator.clock.now();
  const decision = { merchant: merchant.code, key, value, version: version + 1, from, reason, by: operator.by.name };
  if (!(await decideSetting(operator.db, decision, now))) throw changedMeanwhile(key);
  return theSetting(operator, merchant, key);
}

async function examined(operator: Operator, wanted: Wanted): Promise<Examined> {
  const change = await changeOf(operator, wanted);
  const { merchant, key, value, version, from, reason, before, after } = change;
  const isPlanned = from > operator.clock.now();
  const event = isPlanned ? 'setting.scheduled' : value === null ? 'setting.revertedToBrand' : 'setting.changed';
  return {
    merchant: merchant.code,
    subject: { kind: 'setting', id: `${merchant.code}/${key}`, name: key },
    event: event === 'setting.changed' && flagOf(key) !== undefined ? 'flag.changed' : event,
    changes: [
      { field: 'value', before: settingText(before), after: settingText(after) },
      ...(isPlanned ? [{ field: 'from' as const, before: null, after: from.toISOString() }] : []),
    ],
    effect: null,
    reason,
    version: String(version),
    needsTwo: isLoosening(change),
  };
}

/** Compares the new value with each one that it replaces: the one in force when it starts, and later planned ones, which it cancels. */
function isLoosening({ merchant: { brand, currency }, key, from, before, after, decisions }: Change): boolean {
  const planned = decisions.filter((each) => each.key === key && each.from_at > from).map((each) => each.value ?? settingIn(brand, key));
  return [before, ...planned].some((value) => loosens(key, value, after, currency));
}

/** Throws if the change is impossible: somebody else decided meanwhile, its time has passed, or the brand would be invalid. */
async function changeOf(operator: Operator, wanted: Wanted): Promise<Change> {
  const { key, value } = wanted;
  const { db, clock, config } = operator;
  const [merchant] = merchantsNamed(operator, wanted.merchant) as [Merchant];
  const reason = reasonOf(wanted.reason, 'The history of the setting keeps the reason: give one.');
  const now = clock.now();
  const from = wanted.from === undefined ? now : await beginOf(operator, merchant, wanted.from);
  const decisions = await currentDecisions(db, [merchant.code], now);
  const version = decisions.findLast((each) => each.key === key)?.version ?? 0;
  // A proposal's version is compared when it is approved.
  if (wanted.version !== undefined && wanted.version !== version && operator.proposal === undefined) throw changedMeanwhile(key);

  const after = value ?? settingIn(merchant.brand, key);
  const before = settingIn(brandWith(merchant.brand, overridesAt(decisions, from)), key);
  const isVoiding = decisions.some((each) => each.key === key && each.from_at > from);
  if (isSameSetting(before, after) && !isVoiding)
    throw refused('field_invalid', `${key} is ${settingText(after)} ${from > now ? 'then already' : 'already'}.`);
  for (const at of [from, ...decisions.filter((each) => each.key !== key && each.from_at > from).map((each) => each.from_at)]) {
    const { [key]: _replaced, ...others } = overridesAt(decisions, at);
    const [problem] = checkBrandWith(merchant.brand, value === null ? others : { ...others, [key]: value });
    if (problem) throw refused('field_invalid', `${problem}.`);
  }
  if (after === true && merchant.jurisdiction !== 'demo') {
    const missing = carrierMissing(brandWith(merchant.brand, { ...overridesAt(decisions, from), [key]: after }).flags, config);
    if (missing) throw refused('field_invalid', missing);
  }
  return { merchant, key, value, version, from, reason, before, after, decisions };
}

/**
 * When the change starts, from a time with a zone, or one without, which is in the merchant's zone. Throws for a past time, unless it
 * passed while a proposal waited: a change that is approved late starts at once.
 */
async function beginOf({ db, clock, proposal }: Operator, { brand }: Merchant, text: string): Promise<Date> {
  const now = clock.now();
  const from = await timeIn(db, brand.timeZone, text);
  if (from > now) return from;
  if (proposal !== undefined) return now;
  throw refused('field_invalid', `${text} is in the past: a planned change begins in the future.`);
}

async function timeIn(db: Operator['db'], zone: string, text: string): Promise<Date> {
  const local = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text;
  if (!/T[\d:.]+$/.test(local)) return timeOf(text);
  // Throws for a time that exists in no zone.
  timeOf(`${local}Z`);
  const { rows } = await sql<{ at: Date }>`select ${local}::timestamp at time zone ${zone} as at`.execute(db);
  return rows[0]!.at;
}

const changedMeanwhile = (key: SettingKey) =>
  refused('setting_changed', `Someone else has just changed ${key}. Look at the current version and change that.`);
