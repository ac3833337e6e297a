import type { Currency } from '../currencies.ts';
import { parseAmount } from '../money.ts';
import { compareRatios, ratio } from './exact.ts';
import { oddsRange } from './odds-value.ts';
import type { BetType, ExposureStep, Limits, Odds, PackOptions, RulePack } from './pack.ts';
import { checkLimits, checkSteps } from './pack-file.ts';
import { ProblemsAt, type Problem } from './problems-at.ts';
import { rtpOf } from './rtp.ts';

/** A merchant's settings for one type; absent ones are the pack's. */
export interface TypeSettings {
  /** No bets are taken on it. */
  readonly off?: true;
  /** For a table, only the keys that differ. */
  readonly odds?: Odds;
  readonly costUnits?: number;
  readonly limits?: Partial<Limits>;
  readonly steps?: readonly ExposureStep[];
}

/** The most that is paid in one draw, as decimal text in major units; absent where there is no cap. */
export interface CapSettings {
  readonly maxPayoutPerBet?: string;
  readonly maxPayoutPerMember?: string;
}

/** A merchant's overlay on a shipped pack (lottery.md 4). Every part is optional. */
export interface PackSettings {
  readonly options?: PackOptions;
  /** Apply to every type without its own limits here. */
  readonly limits?: Partial<Limits>;
  /** When exposure closes a number; apply to every type without its own steps here. */
  readonly steps?: readonly ExposureStep[];
  readonly caps?: CapSettings;
  readonly types?: Readonly<Record<string, TypeSettings>>;
}

/** If each payout is capped, no line is refused for what it could pay: its limit is the largest that a pack can state. */
const noPayoutLimit = '999999999999999';

/**
 * The pack as the merchant offers it: types that are off are left out, so that nobody can bet on them, and the merchant's values override
 * the pack's. The settings must be valid.
 */
export function withSettings(pack: RulePack, settings: PackSettings): RulePack {
  return {
    ...pack,
    options: { ...pack.options, ...settings.options },
    types: pack.types.filter(({ id }) => !settings.types?.[id]?.off).map((type) => offeredType(type, settings)),
  };
}

/** A type of the shipped pack as the merchant offers it, or would if it were on. */
export function offeredType(type: BetType, { limits = {}, steps, caps = {}, types = {} }: PackSettings): BetType {
  const own = types[type.id] ?? {};
  const lifted = caps.maxPayoutPerBet === undefined ? {} : { maxPayout: noPayoutLimit };
  return {
    ...type,
    odds: overlaid(type.odds, own.odds),
    costUnits: own.costUnits ?? type.costUnits,
    limits: { ...type.limits, ...limits, ...lifted, ...own.limits },
    exposure: { ...type.exposure, steps: own.steps ?? steps ?? type.exposure.steps },
  };
}

function overlaid(odds: Odds, own: Odds | undefined): Odds {
  if (own === undefined) return odds;
  return typeof odds === 'string' || typeof own === 'string' ? own : { ...odds, ...own };
}

const amount = /^\d{1,15}(\.\d{1,2})?$/;

/** Everything wrong with a merchant's settings of a pack, given its currency, each problem with its path; empty when they are valid. */
export function settingsProblems(pack: RulePack, settings: unknown, currency: Currency): readonly Problem[] {
  const at = new ProblemsAt(settings);
  at.keys(['options', 'limits', 'steps', 'caps', 'types']);
  const options = at.in('options', true);
  options.keys(Object.keys(pack.options));
  options.each((option) => option.boolean());
  if (at.has('limits')) checkLimits(at.in('limits'), true);
  if (at.has('steps')) {
    const steps = at.in('steps');
    checkSteps(steps);
    // Odds belong to a type, so general steps can only close.
    steps.items((step) => step.in('odds').literal('closed'));
  }
  const caps = at.in('caps', true);
  caps.keys(['maxPayoutPerBet', 'maxPayoutPerMember']);
  for (const name of ['maxPayoutPerBet', 'maxPayoutPerMember']) {
    caps.in(name, true).text(amount);
    if (Number(caps.record()[name]) === 0) caps.in(name).say('must be above 0');
  }
  const types = at.in('types', true);
  types.each((own, id) => {
    const type = pack.types.find((each) => each.id === id);
    if (type) checkType(own, type);
    else own.say('is no type of this pack');
  });
  if (at.problems.length > 0) return at.problems;
  // Only settings of the right shape can be applied to the pack.
  const read = settings as PackSettings;
  return [
    ...decimalProblems(read, currency),
    ...pack.types.flatMap((type) => offerProblems(pack, offeredType(type, read), read.types?.[type.id] ?? {})),
  ];
}

/** Reports amounts with more decimals than the currency has: no bet could be compared with them, and no draw settled by them. */
function decimalProblems({ limits, steps, caps, types = {} }: PackSettings, currency: Currency): Problem[] {
  const amountsIn = (path: string, amounts: object = {}) =>
    Object.entries(amounts).map(([name, text]) => ({ path: `${path}.${name}`, text: text as string }));
  const stepsIn = (path: string, given: readonly ExposureStep[] = []) =>
    given.map(({ from }, index) => ({ path: `${path}[${index}].from`, text: from }));
  return [
    ...amountsIn('limits', limits),
    ...stepsIn('steps', steps),
    ...amountsIn('caps', caps),
    ...Object.entries(types).flatMap(([id, own]) => [
      ...amountsIn(`types.${id}.limits`, own.limits),
      ...stepsIn(`types.${id}.steps`, own.steps),
    ]),
  ].flatMap(({ path, text }) =>
    parseAmount(text, currency) === 'amount_decimals' ? [{ path, problem: `has more decimals than ${currency}` }] : [],
  );
}

function checkType(at: ProblemsAt, { odds, form }: BetType): void {
  at.keys(['off', 'odds', 'costUnits', 'limits', 'steps']);
  at.in('off', true).literal(true);
  at.in('costUnits', true).whole(1, 1000);
  if (at.has('limits')) checkLimits(at.in('limits'), true);
  if (at.has('odds')) checkOdds(at.in('odds'), odds);
  if (!at.has('steps')) return;
  checkSteps(at.in('steps'));
  at.in('steps').items((step) => {
    const own = step.record()['odds'];
    if (own !== 'closed' && form === 'list') checkOdds(step.in('odds'), odds);
  });
}

function checkOdds(at: ProblemsAt, odds: Odds): void {
  at.odds();
  if (at.isText() !== (typeof odds === 'string'))
    return at.say(typeof odds === 'string' ? 'must be one price' : 'must be a table of prices by key');
  if (typeof odds !== 'string') at.keys(Object.keys(odds));
}

/** Problems of a type that only show together with the pack. */
function offerProblems(pack: RulePack, type: BetType, own: TypeSettings): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path: `types.${type.id}.${path}`, problem });
  const [least, most] = [scaled(type.limits.minUnit), scaled(type.limits.maxUnit)];
  if (least === 0n) say('limits.minUnit', 'must be above 0');
  if (least > most) say('limits.maxUnit', 'must not be less than minUnit');
  (own.steps ?? []).forEach(({ from, odds }, index, steps) => {
    const before = steps[index - 1];
    if (before && scaled(from) <= scaled(before.from)) say(`steps[${index}].from`, 'must be above that of the step before');
    if (before?.odds === 'closed') say(`steps[${index}]`, 'follows a step that closes');
    if (odds !== 'closed' && oddsRange(odds).highest > oddsRange(type.odds).highest)
      say(`steps[${index}].odds`, 'must not be above the odds');
  });
  if (own.odds === undefined && own.costUnits === undefined) return problems;
  const { highest } = rtpOf(pack, type);
  if (compareRatios(highest, ratio(1n)) > 0)
    say(own.odds === undefined ? 'costUnits' : 'odds', 'would return more than is staked on average');
  return problems;
}

/** An amount of settings in hundredths. */
function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/**
 * Types whose settings differ, and other parts that do (`options`, `limits`, `steps`, `caps`): what a change from one to the other affects.
 */
export function changedSettings(before: PackSettings, after: PackSettings): string[] {
  const differs = (a: unknown, b: unknown) => textOf(a) !== textOf(b);
  const ids = [...new Set([...Object.keys(before.types ?? {}), ...Object.keys(after.types ?? {})])].sort();
  return [
    ...(['options', 'limits', 'steps', 'caps'] as const).filter((part) => differs(before[part] ?? {}, after[part] ?? {})),
    ...ids.filter((id) => differs(before.types?.[id] ?? {}, after.types?.[id] ?? {})).map((id) => `types.${id}`),
  ];
}

/** Whether a change does nothing but turn types off: one operator alone may do that, so that a fault can be stopped at once. */
export function onlyTurnsOff(before: PackSettings, after: PackSettings): boolean {
  return changedSettings(before, after).every((path) => {
    const id = path.startsWith('types.') ? path.slice('types.'.length) : undefined;
    if (id === undefined) return false;
    return textOf({ ...before.types?.[id], off: true }) === textOf(after.types?.[id] ?? {});
  });
}

/** A canonical text: the same for equal values, whatever the order of keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
