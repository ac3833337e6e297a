import { fromDecimal, languages, needsTwoPeople, toDecimal } from '@parlour/domain';
import { hintsOf, oppositeSides, type WithdrawalFacts, type WithdrawalHint } from '@parlour/domain/office';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { findMember } from '../../identity/member/find.ts';
import { openMemberColumn } from '../../identity/member/personal-data.ts';
import { openPayee, payeeHashes } from '../../wallet/payee-data.ts';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theWithdrawal } from './the-withdrawal.ts';

/** What is needed to look at a withdrawal. */
type Looking = Pick<Operator, 'db' | 'vault'> & { clock: Pick<Operator['clock'], 'now'> };

/** What currently speaks for and against a withdrawal (office O40): hints with their evidence, and what the member has played. */
export async function withdrawalReview(
  operator: Operator,
  { id, merchant }: InputOf<'reviewWithdrawal'>,
): Promise<Schema<'WithdrawalReview'>> {
  const row = await theWithdrawal(operator, id, merchant);
  const facts = await factsOf(operator, row);
  const shown = (minor: bigint) => toDecimal(amountOf({ amount: minor, currency: row.currency }));
  const { brand, currency } = await merchantInForce(operator.db, operator.merchants, row.merchant, operator.clock.now());
  return {
    id: row.id,
    memberId: row.member_id,
    language: facts.language,
    currency: row.currency,
    deposited: facts.deposited === null ? null : shown(facts.deposited),
    staked: shown(facts.staked),
    won: shown(facts.won),
    net: shown(facts.depositedInAll - facts.paid.sum),
    first: facts.paid.count === 0,
    needsTwo: paysMuch(row, { brand, currency }),
    forcedReceipt: brand.forcedReceipt,
    list: hintsToWire(hintsOf(facts), row.currency),
    rules: await rulesThatHint(operator, row),
  };
}

/** Whether paying it out takes two operators; confirming that a disputed one arrived does not. */
function paysMuch(row: WithdrawalRow, { brand, currency }: Pick<Merchant, 'brand' | 'currency'>): boolean {
  return row.status === 'pending' && needsTwoPeople(amountOf(row), fromDecimal(brand.limits.twoOperatorsFrom, currency));
}

/** The names of risk rules that held for it and are to be shown. */
async function rulesThatHint({ db }: Operator, { id }: WithdrawalRow): Promise<string[]> {
  const kept = await db.selectFrom('withdrawal_review').select('rules').where('withdrawal_id', '=', id).executeTakeFirst();
  return (kept?.rules ?? []).filter(({ hint }) => hint === true).map(({ name }) => name);
}

/** The hints visible to the operator at the moment of the decision, in stored form. */
export async function hintsNow(operator: Looking, row: WithdrawalRow): Promise<Schema<'WithdrawalHint'>[]> {
  return hintsToWire(hintsOf(await factsOf(operator, row)), row.currency);
}

function hintsToWire(hints: readonly WithdrawalHint[], currency: string): Schema<'WithdrawalHint'>[] {
  return hints.map(({ kind, at, count, amount, subject }) => ({
    kind,
    at: at?.toISOString() ?? null,
    count: count ?? null,
    amount: amount === undefined ? null : toDecimal(amountOf({ amount, currency })),
    subject: subject ?? null,
  }));
}

interface Counted {
  paid: number;
  paid_sum: string;
  deposited_all: string;
  payee_since: Date | null;
  payee_others: number;
  open_dispute: string | null;
  network_since: Date | null;
  networks: number;
  device_since: Date | null;
  devices: number;
  country: string | null;
  converted_at: Date | null;
  converted: string | null;
}
interface Opposed {
  staked: string;
  others: number;
  draw: string | null;
}
interface Played {
  deposited: string | null;
  staked: string;
  won: string;
  best: string | null;
  best_win: string | null;
}

/** Every query uses an index by member or by account number. */
async function factsOf(operator: Looking, row: WithdrawalRow): Promise<WithdrawalFacts & { depositedInAll: bigint; language: string }> {
  const { db, vault, clock } = operator;
  const { member_id: member, merchant, currency, id } = row;
  const payee = openPayee(vault, row);
  const hashes = payeeHashes(vault, merchant, payee.accountNumber);
  const [found, counted, opposed, played] = await Promise.all([
    findMember(db, member),
    sql<Counted>`select
      count(*) filter (where w.status in ('approved', 'received'))::int as paid,
      coalesce(sum(w.amount) filter (where w.status in ('approved', 'received')), 0)::text as paid_sum,
      min(w.decided_at) filter (where w.status in ('approved', 'received') and w.account_hash in (${sql.join(hashes)})) as payee_since,
      (array_agg(w.id::text order by w.id) filter (where w.status = 'disputed'))[1] as open_dispute,
      (select coalesce(sum(amount), 0)::text from deposit where member_id = ${member} and status = 'succeeded' and currency = ${currency})
        as deposited_all,
      (select count(distinct member_id)::int from withdrawal where merchant = ${merchant} and account_hash in (${sql.join(hashes)})
        and member_id <> ${member}) as payee_others,
      (select since from known_network where member_id = ${member} order by last_login_at desc limit 1) as network_since,
      (select count(*)::int from known_network where member_id = ${member}) as networks,
      (select country from known_network where member_id = ${member} order by last_login_at desc limit 1) as country,
      (select since from known_device where member_id = ${member} order by last_login_at desc limit 1) as device_since,
      (select count(*)::int from known_device where member_id = ${member}) as devices,
      ${lastConverted(member, currency, sql`ended_at`)} as converted_at,
      ${lastConverted(member, currency, sql`converted::text`)} as converted
      from withdrawal w where w.member_id = ${member} and w.currency = ${currency} and w.id <> ${id}`.execute(db),
    oppositeBets(row, clock.now()).execute(db),
    sql<Played>`with last as (select amount, settled_at from deposit where member_id = ${member} and status = 'succeeded'
        and currency = ${currency} order by settled_at desc limit 1),
      played as (select id, stake, win from round where member_id = ${member} and book = 'real' and status = 'settled'
        and currency = ${currency} and placed_at >= coalesce((select settled_at from last), '-infinity'))
      select (select amount::text from last) as deposited,
        coalesce(sum(stake), 0)::text as staked, coalesce(sum(win), 0)::text as won,
        (select id::text from played order by win desc, id limit 1) as best,
        (select win::text from played order by win desc, id limit 1) as best_win
      from played`.execute(db),
  ]);
  const [sums, play] = [counted.rows[0]!, played.rows[0]!];
  const { staked: onOneSide, others, draw } = opposed.rows[0]!;
  return {
    now: clock.now(),
    amount: amountOf(row).minor,
    paid: { count: sums.paid, sum: BigInt(sums.paid_sum) },
    payeeSince: sums.payee_since,
    payeeOthers: sums.payee_others,
    payeeName: payee.payeeName,
    profileName: found ? openMemberColumn(vault, found, 'payee_name') : null,
    // The first password was chosen at registration and is no change.
    passwordChanged: found?.password_changed_at && found.password_changed_at > found.created_at ? found.password_changed_at : null,
    network: sums.network_since === null ? null : { since: sums.network_since, first: sums.networks < 2 },
    device: sums.device_since === null ? null : { since: sums.device_since, first: sums.devices < 2 },
    country: { home: found?.created_country ?? null, now: sums.country },
    converted: sums.converted_at === null ? null : { at: sums.converted_at, amount: BigInt(sums.converted ?? 0) },
    opposite: draw === null ? null : { staked: BigInt(onOneSide), others, draw },
    deposited: play.deposited === null ? null : BigInt(play.deposited),
    depositedInAll: BigInt(sums.deposited_all),
    staked: BigInt(play.staked),
    won: BigInt(play.won),
    bestRound: play.best === null || play.best_win === null ? null : { id: play.best, win: BigInt(play.best_win) },
    openDispute: sums.open_dispute,
    excludedUntil: found?.bets_blocked_until ?? null,
    language: languages[found?.language ?? 'EN'].name,
  };
}

/** The member's last real-money bonus that was converted into cash. */
const lastConverted = (member: string, currency: string, what: RawBuilder<unknown>) => sql`(select ${what} from bonus_grant
  where member_id = ${member} and book = 'real' and currency = ${currency} and status = 'converted' and converted > 0 and ended_at is not null
  order by ended_at desc limit 1)`;

const days = 24 * 3_600_000;
/** The period over which lottery bets are compared, and the most members compared: an agent may have invited thousands. */
const compared = { span: 30 * days, members: 200 };

/** What a member staked on one side of draws in which a related member (inviter, invited, or invited by the same) bet on the other side. */
function oppositeBets({ member_id: member, merchant, currency }: WithdrawalRow, now: Date): RawBuilder<Opposed> {
  const since = new Date(now.getTime() - compared.span);
  const sides = oppositeSides.flatMap(([one, other]) => [sql`(${one}, ${other})`, sql`(${other}, ${one})`]);
  const counts = (line: string) =>
    sql`${sql.ref(`${line}.book`)} = 'real' and ${sql.ref(`${line}.currency`)} = ${currency} and ${sql.ref(`${line}.placed_at`)} >= ${since}
      and cardinality(${sql.ref(`${line}.selection`)}) = 1 and ${sql.ref(`${line}.state`)} not in ('cancelled', 'refunded')`;
  return sql<Opposed>`with own as (select upline_id from member where id = ${member}),
    related as (select id from member where merchant = ${merchant} and id <> ${member}
      and (id = (select upline_id from own) or upline_id = ${member} or upline_id = (select upline_id from own))
      order by created_at desc limit ${compared.members}),
    pairs as (select l.id, l.stake, l.draw_id, l.placed_at, o.member_id from related
      join lottery_line o on o.member_id = related.id and ${counts('o')}
      join lottery_line l on l.member_id = ${member} and ${counts('l')} and l.merchant = o.merchant and l.draw_id = o.draw_id
        and l.type = o.type and l.at is not distinct from o.at
      join (values ${sql.join(sides)}) as side (one, other) on side.one = l.selection[1] and side.other = o.selection[1])
    select (select coalesce(sum(stake), 0)::text from (select distinct id, stake from pairs) as mine) as staked,
      (select count(distinct member_id)::int from pairs) as others,
      (select draw_id from pairs order by placed_at desc, id desc limit 1) as draw`;
}
