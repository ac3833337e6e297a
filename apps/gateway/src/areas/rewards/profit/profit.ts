import type { components } from '@parlour/api/contract';
import { dayAfter, gameTypes, money, toWire, type Currency, type GameType } from '@parlour/domain';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';

type Schemas = components['schemas'];

/** How many days one request may cover (rewards.md 11). */
const mostDays = 31;

interface Range {
  from: string;
  to: string;
}

/** What a member won, lost and was given on a range of the merchant's days. Throws `field_invalid` for an invalid or too long range. */
export async function profit(context: Context, range: Range): Promise<Schemas['Profit']> {
  const { db, merchant, clock } = context;
  const { from, to } = range;
  if (to < from || to > dayAfter(from, mostDays - 1)) throw new Refusal('field_invalid', { fields: [{ field: 'to', rule: 'wrong' }] });
  const { memberId } = sessionOf(context);
  const { currency } = await walletOf(db, memberId);
  const played = await roundsOf(db, memberId, currency, range);
  const given = await giftsOf(context, memberId, currency, range);
  const days = [...new Set([...played.map(({ day }) => day), ...given.map(({ day }) => day)])].toSorted();
  const gifts = (day: string | null, kind: Gift['kind']) =>
    sumOf(
      given.filter((gift) => gift.kind === kind && (day === null || gift.day === day)),
      ({ amount }) => amount,
    );
  const whole = (rounds: readonly Played[], day: string | null): Schemas['Profit']['sums'] => {
    const { net, ...figures } = figuresOf(rounds);
    const [bonus, rebate] = [gifts(day, 'bonus'), gifts(day, 'rebate')];
    return toMoney({ ...figures, net, bonus, rebate, sum: net + bonus + rebate }, currency);
  };
  const lines = [...gameTypes, null].flatMap((line): Schemas['ProfitLine'][] => {
    const rounds = played.filter((each) => each.line === line);
    return rounds.length === 0 ? [] : [{ ...(line !== null && { line }), ...toMoney(figuresOf(rounds), currency) }];
  });
  return {
    today: merchantDay(merchant, clock.now()),
    lines,
    days: days.map((day) => ({
      day,
      ...whole(
        played.filter((each) => each.day === day),
        day,
      ),
    })),
    sums: whole(played, null),
  };
}

interface Played {
  day: string;
  line: GameType | null;
  stake: bigint;
  valid: bigint;
  win: bigint;
}

async function roundsOf(db: Db, memberId: string, currency: Currency, { from, to }: Range): Promise<Played[]> {
  const { rows } = await sql<{ day: string; line: GameType | null; stake: string; valid: string; win: string }>`
    select day::text as day, line, sum(stake)::text as stake, sum(valid)::text as valid, sum(paid)::text as win from member_event
    where member_id = ${memberId} and name = 'roundSettled' and currency = ${currency} and day between ${from}::date and ${to}::date
    group by 1, 2`.execute(db);
  return rows.map(({ day, line, stake, valid, win }) => ({ day, line, stake: BigInt(stake), valid: BigInt(valid), win: BigInt(win) }));
}

interface Gift {
  day: string;
  kind: 'bonus' | 'rebate';
  amount: bigint;
}

/** Rewards and rebates paid in cash, and bonus money converted to cash, from the ledger. */
async function giftsOf({ db, merchant }: Context, memberId: string, currency: Currency, { from, to }: Range): Promise<Gift[]> {
  const [begin, end] = [startOfMerchantDay(merchant, from), startOfMerchantDay(merchant, dayAfter(to, 1))];
  const { rows } = await sql<{ day: string; kind: Gift['kind']; amount: string }>`
    select (t.at at time zone ${merchant.brand.timeZone})::date::text as day,
      case when t.kind = 'rebatePaid' then 'rebate' else 'bonus' end as kind, sum(e.amount)::text as amount
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
    where a.owner_kind = 'member' and a.owner_id = ${memberId} and a.kind = 'cash' and a.book = 'real' and a.asset = ${currency}
      and t.kind in ('rewardPaid', 'bonusConverted', 'rebatePaid', 'promo') and t.at >= ${begin} and t.at < ${end}
    group by 1, 2`.execute(db);
  return rows.map(({ amount, ...gift }) => ({ ...gift, amount: BigInt(amount) }));
}

function figuresOf(rounds: readonly Played[]) {
  const [stake, validStake, win] = [
    sumOf(rounds, (each) => each.stake),
    sumOf(rounds, (each) => each.valid),
    sumOf(rounds, (each) => each.win),
  ];
  return { stake, validStake, win, net: win - stake };
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((sum, row) => sum + of(row), 0n);

function toMoney<Key extends string>(figures: Record<Key, bigint>, currency: Currency): Record<Key, Schemas['Money']> {
  const entries = Object.entries<bigint>(figures).map(([key, minor]) => [key, toWire(money(minor, currency))]);
  return Object.fromEntries(entries) as Record<Key, Schemas['Money']>;
}
