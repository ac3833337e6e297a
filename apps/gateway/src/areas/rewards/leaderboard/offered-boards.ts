import { money, toWire } from '@parlour/domain';
import { boardWindow, readOffer, type Offer } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { runningPromotions } from '../claims/running.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import type { EndOfWindow, KeptBoard } from './kept-board.ts';
import { masked, measured, placesOn, type PlaceOnBoard } from './rows.ts';

type Schemas = components['schemas'];
type Terms = Extract<Offer['terms'], { kind: 'leaderboard' }>;

const prefix = 'promotion:';
/** The key of a promotion's board; boards of the loyalty terms have their codes, which contain no colon. */
const keyOf = (promotionId: string) => `${prefix}${promotionId}`;
export const isOffered = (key: string): boolean => key.startsWith(prefix);

const boardTerms = ({ terms }: Pick<Offer, 'terms'>): Terms | null => (terms.kind === 'leaderboard' ? terms : null);

/** The boards of a merchant's promotions, on which rounds of these members can count. */
export async function offeredBoards(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'currency'>,
  members: readonly string[],
): Promise<KeptBoard[]> {
  const running = (await runningPromotions(db, merchant, ['leaderboard'])).filter(({ closed }) => !closed);
  if (running.length === 0) return [];
  const rows = await db
    .selectFrom('promotion_entry')
    .select(['promotion_id', 'member_id', 'joined_at'])
    .where(
      'promotion_id',
      'in',
      running.map(({ id }) => id),
    )
    .where('member_id', 'in', members)
    .where('joined_at', 'is not', null)
    .execute();
  const joined = new Map(rows.map((row) => [`${row.promotion_id} ${row.member_id}`, row.joined_at!.getTime()]));
  return running.flatMap(({ id, offer }) => {
    const terms = boardTerms(offer);
    if (!terms) return [];
    const { window, measure, leastStake, from, to } = terms;
    const begins = (memberId: string) => Math.max(from ?? 0, offer.optIn ? (joined.get(`${id} ${memberId}`) ?? Infinity) : 0);
    const counts: KeptBoard['counts'] = ({ memberId, at }) => at.getTime() >= begins(memberId) && (to === null || at.getTime() < to);
    return [{ key: keyOf(id), window, measure, leastStake: leastStake ?? 0n, counts }];
  });
}

/** The end of a window of a promotion's board, under the terms in force when it began (R5); a promotion that is closed early ends it too. */
export async function endOfOffered(
  db: Db,
  merchant: Merchant,
  { code: key, starts }: { code: string; starts: string },
): Promise<EndOfWindow | null> {
  const versions = await db
    .selectFrom('promotion as p')
    .innerJoin('promotion_version as v', 'v.promotion_id', 'p.id')
    .select(['p.code', 'p.kind', 'p.closed_at', 'v.terms', 'v.made_at'])
    .where('p.merchant', '=', merchant.code)
    .where('p.id', '=', key.slice(prefix.length))
    .orderBy('v.version')
    .execute();
  const begun = starts === 'once' ? null : startOfMerchantDay(merchant, starts);
  const version = versions.findLast(({ made_at }) => begun !== null && made_at <= begun) ?? versions[0];
  if (!version) return null;
  const offer = readOffer(version.terms, { code: version.code, kind: version.kind, currency: merchant.currency });
  const terms = boardTerms(offer);
  if (!terms) return null;
  const { end } = boardWindow(terms.window, starts);
  const ends = [end === null ? null : startOfMerchantDay(merchant, end).getTime(), terms.to, version.closed_at?.getTime() ?? null];
  return { end: new Date(Math.min(...ends.filter((each) => each !== null))), prizes: terms.prizes, mayWin: offer };
}

/** A prize that a member has won on a promotion's board; the amount is in minor units. */
export interface WonPrize {
  /** The first day of its window, or `once`. */
  starts: string;
  rank: number;
  amount: bigint;
}

/** What a member has won on boards of promotions, latest first, by promotion. */
export async function prizesWon(
  db: Db,
  memberId: string,
  offered: readonly { id: string; offer: Offer }[],
): Promise<ReadonlyMap<string, readonly WonPrize[]>> {
  const keys = offered.filter(({ offer }) => boardTerms(offer)).map(({ id }) => keyOf(id));
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('board_prize')
    .select(['board', 'starts', 'rank', 'amount'])
    .where('member_id', '=', memberId)
    .where('board', 'in', keys)
    .orderBy('fixed_at', 'desc')
    .execute();
  const byBoard = Map.groupBy(rows, ({ board }) => board.slice(prefix.length));
  return new Map([...byBoard].map(([id, won]) => [id, won.map(({ starts, rank, amount }) => ({ starts, rank, amount: BigInt(amount) }))]));
}

/** How many rows of a board a promotion shows. */
const shownRows = 10;

/** A promotion's board in the contract's form; visitors see no rows. Null for promotions of other kinds. */
export async function boardOnWire(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand' | 'currency'>,
  { id, offer }: { id: string; offer: Offer },
  { memberId, now }: { memberId: string | null; now: Date },
): Promise<Schemas['PromotionBoard'] | null> {
  const terms = boardTerms(offer);
  if (!terms) return null;
  const { window, measure, leastStake, prizes, to } = terms;
  const wire = (minor: bigint) => toWire(money(minor, merchant.currency));
  const { start, end } = boardWindow(window, merchantDay(merchant, now));
  const places =
    memberId === null ? null : await placesOn(db, { merchant: merchant.code, key: keyOf(id), starts: start, memberId, limit: shownRows });
  const row = ({ rank, username, measure: reached, memberId: whose }: PlaceOnBoard): Schemas['BoardRow'] => ({
    rank,
    name: username && masked(username),
    measure: measured(measure, reached, merchant.currency),
    own: whose === memberId,
    ...(prizes[rank - 1] !== undefined && { prize: wire(prizes[rank - 1]!) }),
  });
  const ends = Math.min(end === null ? Infinity : startOfMerchantDay(merchant, end).getTime(), to ?? Infinity);
  return {
    window,
    measure,
    prizes: prizes.map(wire),
    ...(leastStake !== null && leastStake > 0n && { leastStake: wire(leastStake) }),
    ...(Number.isFinite(ends) && { end: new Date(ends).toISOString() }),
    ...(places && { rows: places.first.map(row), ...(places.own && { own: row(places.own) }) }),
  };
}
