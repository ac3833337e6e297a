import { doesSomething, noRiskEffect, readCondition, type RiskCondition, type RiskEffect, type RiskEvent } from '@parlour/domain/office';
import { tidyText } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { folded } from '../members/tags.ts';
import { oneMerchantNamed, merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { heldCounts } from './happenings.ts';
import type { RiskRuleTable } from './tables.ts';

export type RiskRule = Selectable<RiskRuleTable>;

const day = 24 * 3_600_000;
/** For how many days what happened is counted and tested. */
export const ruleDays = 30;

/** The version in force of each rule of these merchants. */
export async function rulesInForce(db: Db, merchants: readonly string[]): Promise<RiskRule[]> {
  if (merchants.length === 0) return [];
  const rules = await db
    .selectFrom('risk_rule')
    .distinctOn(['merchant', 'code'])
    .selectAll()
    .where('merchant', 'in', merchants)
    .orderBy('merchant')
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
  // A rule is stored with the effects that there were at the time.
  return rules.map((rule) => ({ ...rule, effect: { ...noRiskEffect, ...rule.effect } }));
}

/** Those of them that are on. */
export async function rulesOn(db: Db, merchants: readonly string[]): Promise<RiskRule[]> {
  return (await rulesInForce(db, merchants)).filter(({ is_on }) => is_on);
}

/** Rules of one merchant or of all, with how often each held lately. */
export async function riskRules(operator: Operator, { merchant }: InputOf<'listRiskRules'>): Promise<Schema<'RiskRule'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const since = new Date(operator.clock.now().getTime() - ruleDays * day);
  const [rules, { rows: heldWithdrawals }, heldOthers] = await Promise.all([
    rulesInForce(operator.db, codes),
    sql<{ merchant: string; code: string; count: number }>`
      select r.merchant, rule ->> 'code' as code, count(*)::int as count
      from withdrawal_review r cross join lateral jsonb_array_elements(r.rules) as rule
      where r.merchant = any (${codes}) and r.rules_at >= ${since} group by 1, 2`.execute(operator.db),
    heldCounts(operator.db, codes, since),
  ]);
  const heldBy = ({ merchant: at, code, event }: RiskRule) =>
    (event === 'withdrawal' ? heldWithdrawals : heldOthers).find((each) => each.merchant === at && each.code === code)?.count ?? 0;
  return rules.map((rule) => ({
    id: `${rule.merchant}/${rule.code}`,
    merchant: rule.merchant,
    code: rule.code,
    version: rule.version,
    name: rule.name,
    on: rule.is_on,
    when: rule.event,
    if: rule.condition as Schema<'RiskCondition'>,
    then: rule.effect,
    by: rule.made_by,
    at: rule.made_at.toISOString(),
    reason: rule.reason,
    held: heldBy(rule),
  }));
}

/** A tree of conditions that such an event can meet and the merchant's currency can have. Throws `field_invalid`. */
export function conditionOf(value: unknown, event: RiskEvent, { currency }: Pick<Merchant, 'currency'>): RiskCondition {
  const condition = readCondition(value, event, currency);
  switch (condition) {
    case 'shape':
      throw refused(
        'field_invalid',
        `A condition is one of hint, amountFrom, all, any and not, each of a kind that ${event} knows and none of them empty.`,
      );
    case 'amount':
      throw refused('field_invalid', `An amount from which a rule holds must be above 0, with the decimals of ${currency}.`);
    case 'size':
      throw refused('field_invalid', 'The rule has too many conditions: 30 in four levels at most.');
    default:
      return condition;
  }
}

/** Puts the next version of a rule into force, once two operators agree. */
export async function riskRuleSave(operator: Operator, input: InputOf<'saveRiskRule'>): Promise<Schema<'SavedRiskRule'>> {
  const { merchant, code, version, name, event, condition, effect, reason } = await asked(operator, input);
  const by = approvedBy(operator);
  await operator.db
    .insertInto('risk_rule')
    .values({
      merchant: merchant.code,
      code,
      version: version + 1,
      name,
      is_on: input.on,
      event,
      condition: JSON.stringify(condition),
      effect: JSON.stringify(effect),
      made_by: by,
      made_at: operator.clock.now(),
      reason,
    })
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'risk_rule_pkey') ? changedMeanwhile(code) : error;
    });
  return { merchant: merchant.code, code, version: version + 1 };
}

export async function examineRiskRule(operator: Operator, input: InputOf<'saveRiskRule'>): Promise<Examined> {
  const { merchant, code, version, name, event, condition, effect, reason, before } = await asked(operator, input);
  const was = before && partsOf(before.name, before.is_on, before.event, before.condition, before.effect);
  const becomes = partsOf(name, input.on, event, condition, effect);
  const changes = (Object.keys(becomes) as (keyof typeof becomes)[]).filter((field) => was?.[field] !== becomes[field]);
  if (changes.length === 0) throw refused('field_invalid', 'Nothing would change.');
  return {
    merchant: merchant.code,
    subject: { kind: 'rule', id: `${merchant.code}/${code}`, name },
    changes: changes.map((field) => ({ field, before: was?.[field] ?? null, after: becomes[field] })),
    effect: null,
    reason,
    version: String(version),
    needsTwo: true,
  };
}

const partsOf = (name: string, on: boolean, event: RiskEvent, condition: RiskCondition, effect: RiskEffect) => ({
  name,
  state: on ? 'on' : 'off',
  terms: JSON.stringify({ when: event, if: condition, then: effect }),
});

async function asked(operator: Operator, input: InputOf<'saveRiskRule'>) {
  const merchant = oneMerchantNamed(operator, input.merchant);
  const name = tidyText(input.name);
  if (name === '')
    throw refused('field_invalid', 'Name the rule: the operator who decides a withdrawal sees the names of those that hold it.');
  const reason = reasonOf(input.reason, 'The audit log keeps why the rule changes: give a reason with --reason.');
  const effect: RiskEffect = { ...input.then, tag: input.then.tag === null ? null : folded(input.then.tag) };
  if (!doesSomething(effect)) throw refused('field_invalid', 'The rule would do nothing: give it something to do under then.');
  const before = (await rulesInForce(operator.db, [merchant.code])).find(({ code }) => code === input.code);
  if ((before?.version ?? 0) !== input.version) throw changedMeanwhile(input.code);
  const event = input.when ?? before?.event ?? 'withdrawal';
  if (before && event !== before.event) throw refused('field_invalid', 'A rule keeps its event: make another rule for another one.');
  const condition = conditionOf(input.if, event, merchant);
  return { merchant, code: input.code, version: input.version, name, event, condition, effect, reason, before };
}

const changedMeanwhile = (code: string) =>
  refused('version_conflict', `Someone has changed ${code} in the meantime. Look at it again before you change it.`);
