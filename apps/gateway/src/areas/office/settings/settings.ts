import { brandWith, patchOf, settingIn } from '@parlour/brand/schema';
import { isSameSetting, settingKeys, settings, settingGroups, type SettingKey } from '@parlour/domain/office';
import type { Merchant } from '../../../kernel/merchants.ts';
import { currentDecisions, inForceAt, overridesAt, type Decision } from '../../settings/decisions.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

const inOrder = settingGroups.flatMap((group) => settingKeys.filter((key) => settings[key].group === group));

/** The settings that operators have changed from brand.json, at one merchant or at all that the operator sees. */
export async function settingsList(
  operator: Operator,
  { merchant, differs = false }: InputOf<'listSettings'>,
): Promise<Schema<'Setting'>[]> {
  const rows: Schema<'Setting'>[] = [];
  for (const one of merchantsNamed(operator, merchant)) {
    const decisions = await currentDecisions(operator.db, [one.code], operator.clock.now());
    rows.push(...inOrder.map((key) => settingOf(one, key, decisions, operator.clock.now())));
  }
  return differs ? rows.filter((row) => row.differs || row.planned !== null) : rows;
}

/** One setting with its history of decisions, latest first. */
export async function settingShow(operator: Operator, { merchant, key, after }: InputOf<'getSetting'>) {
  const [one] = merchantsNamed(operator, merchant) as [Merchant];
  const setting = await theSetting(operator, one, key);
  let query = operator.db.selectFrom('setting_override').selectAll().where('merchant', '=', one.code).where('key', '=', key);
  if (after !== undefined) query = query.where('version', '<', placeAfter(after, ['number'])[0]);
  const read = await query
    .orderBy('version', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ version }) => [version]);
  const list = rows.map(({ version, value, from_at, made_at, made_by, reason }) => ({
    version,
    value: value as Schema<'SettingDecision'>['value'],
    from: from_at.toISOString(),
    at: made_at.toISOString(),
    by: made_by,
    reason,
  }));
  return { setting, list, next };
}

/** A setting with its current value. */
export async function theSetting({ db, clock }: Operator, merchant: Merchant, key: SettingKey): Promise<Schema<'Setting'>> {
  return settingOf(merchant, key, await currentDecisions(db, [merchant.code], clock.now()), clock.now());
}

/** The current settings, in a form to merge into brand.json. */
export async function settingsExport(operator: Operator, { merchant }: InputOf<'exportSettings'>): Promise<Schema<'BrandPatch'>> {
  const [{ code, brandId, brand }] = merchantsNamed(operator, merchant) as [Merchant];
  const now = operator.clock.now();
  const overrides = overridesAt(await currentDecisions(operator.db, [code], now), now);
  const differing = Object.entries(overrides).filter(([key, value]) => !isSameSetting(value, settingIn(brand, key as SettingKey)));
  return { file: brandFile(brandId), patch: patchOf(Object.fromEntries(differing)) };
}

/** Facts that only a new build can change, with the place where each is stated. */
export async function brandFacts(operator: Operator, { merchant }: InputOf<'listBrandFacts'>): Promise<Schema<'BrandFact'>[]> {
  const [{ brandId, brand }] = merchantsNamed(operator, merchant) as [Merchant];
  const file = brandFile(brandId);
  const facts = factsOf(brand).filter(([fact]) => fact !== '$schema' && !settingKeys.some((key) => key === fact));
  const missing = soughtFacts.filter((sought) => !facts.some(([fact]) => fact === sought));
  return [
    ...facts.map(([fact, value]) => ({ fact, value: typeof value === 'string' ? value : JSON.stringify(value), file })),
    ...missing.map((fact) => ({ fact, value: '', file })),
    ...(['tokens.json', 'wording', 'legal'] as const).map((name) => ({ fact: '', value: name, file: `brands/${brandId}/${name}` })),
  ];
}

/** Optional settings of a brand that operators look for even if they are absent. */
const soughtFacts = ['imageCDNs', 'launchGameCDNs', 'analytics.gtagId'];

/** Every fact by its path; a list counts as one. */
function factsOf(tree: object, above = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? factsOf(value, `${above}${name}.`)
      : [[`${above}${name}`, value] as [string, unknown]],
  );
}

const brandFile = (brandId: string) => `brands/${brandId}/brand.json`;

function settingOf({ code, brand }: Merchant, key: SettingKey, decisions: readonly Decision[], now: Date): Schema<'Setting'> {
  const own = decisions.filter((each) => each.key === key);
  const inForce = inForceAt(own, key, now);
  const stated = settingIn(brand, key);
  // Takes dependencies into account: a flag is off if one that it needs is off.
  const value = settingIn(brandWith(brand, overridesAt(decisions, now)), key);
  const next = own.find(({ from_at: from }) => from > now);
  return {
    merchant: code,
    key,
    value: value as Schema<'SettingValue'>,
    brand: stated as Schema<'SettingValue'>,
    differs: !isSameSetting(value, stated),
    version: own.at(-1)?.version ?? 0,
    since: inForce?.from_at.toISOString() ?? null,
    by: inForce?.made_by ?? null,
    reason: inForce?.reason ?? null,
    planned: next ? { value: (next.value ?? stated) as Schema<'SettingValue'>, from: next.from_at.toISOString(), by: next.made_by } : null,
  };
}
