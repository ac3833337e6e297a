import { toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { correctDraw } from '../../lottery/draws/correct-draw.ts';
import { readVoidPrizes } from '../../lottery/draws/void-prizes.ts';
import { voidDraw } from '../../lottery/draws/void-draw.ts';
import { payoutsWith } from '../../lottery/settlement/settle-chunk.ts';
import { releaseLines } from '../../lottery/slips/cancel.ts';
import { readDrawResult } from '../../lottery/draws/set-result.ts';
import { reasonFor } from '../games/the-game.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { drawToWire, refuseSeeded, theDraw, totalsOf, type DrawRow } from './draws.ts';
import { lineOf, lineToWire } from './lines.ts';
import { deciders, decidersText } from './names.ts';

/** Voids a draw: every stake is returned, and everything it paid is taken back. */
export async function drawVoid(operator: Operator, input: InputOf<'voidDraw'>): Promise<Schema<'OfficeDraw'>> {
  const { draw, reason, needsTwo } = await voidOf(operator, input);
  if (needsTwo) approvedBy(operator);
  await voidDraw(operator.db, { merchant: draw.merchant, id: draw.id }, { reason, by: await decidersText(operator) }, operator.clock.now());
  return drawToWire(await theDraw(operator, input));
}

export async function examineVoid(operator: Operator, input: InputOf<'voidDraw'>): Promise<Examined> {
  const { draw, reason, needsTwo, refund } = await voidOf(operator, input);
  return {
    ...ofDraw(draw),
    changes: [
      { field: 'status', before: draw.status, after: 'void' },
      ...(refund === null ? [] : [{ field: 'refund' as const, before: null, after: refund }]),
    ],
    effect: null,
    reason,
    needsTwo,
  };
}

async function voidOf(operator: Operator, input: InputOf<'voidDraw'>) {
  const draw = await theDraw(operator, input, { toChange: true });
  const reason = reasonFor(input.reason);
  if (draw.status === 'void') throw refused('draw_state', `${draw.id} is void already.`);
  const { rows, text } = await stakesOf(operator, draw);
  return { draw, reason, needsTwo: rows > 0 || draw.settled_at !== null, refund: rows === 0 ? null : text };
}

/** Settles a draw again with another result; always takes two operators. */
export async function drawCorrection(operator: Operator, input: InputOf<'correctDraw'>): Promise<Schema<'OfficeDraw'>> {
  approvedBy(operator);
  const { draw, reason } = await correctionOf(operator, input);
  const [asked, approved] = await deciders(operator);
  if (approved === undefined) throw refused('approval_needed', 'This takes two operators: one proposes it and another approves it.');
  await correctDraw(
    operator.db,
    { merchant: draw.merchant, id: draw.id },
    { result: input.numbers, voidPrizes: input.voidPrizes, reason, asked, approved },
    operator.clock.now(),
  );
  return drawToWire(await theDraw(operator, input));
}

export async function examineCorrection(operator: Operator, input: InputOf<'correctDraw'>): Promise<Examined> {
  const { draw, reason, after, voidPrizes } = await correctionOf(operator, input);
  const paid = Object.entries(totalsOf(draw))
    .filter(([book]) => book.startsWith('real '))
    .map(([book, { payout }]) => amountText(payout, book.slice('real '.length)));
  return {
    ...ofDraw(draw),
    changes: [
      ...voidPrizesChange(draw, voidPrizes),
      ...differing(draw.result ?? {}, after),
      { field: 'payout', before: paid.join(', ') || null, after: await payoutText(operator, draw, after, voidPrizes) },
    ],
    effect: null,
    reason,
    needsTwo: true,
  };
}

/** What the draw would pay with another result, as text; null if judging all bets would take too long for a preview. */
async function payoutText({ db }: Operator, draw: DrawRow, after: Numbers, voidPrizes: readonly string[]): Promise<string | null> {
  const payouts = await payoutsWith(db, { ...draw, void_prizes: voidPrizes }, after);
  return payouts && ([...payouts].map(([currency, minor]) => amountText(minor, currency)).join(', ') || null);
}

async function correctionOf(operator: Operator, input: InputOf<'correctDraw'>) {
  const draw = await theDraw(operator, input, { toChange: true });
  const reason = reasonFor(input.reason);
  if (!['settled', 'corrected'].includes(draw.status) || draw.settled_at === null)
    throw refused('draw_state', `Only a settled draw can be corrected; ${draw.id} is ${draw.status}.`);
  refuseSeeded(draw);
  const voidPrizes = input.voidPrizes === undefined ? draw.void_prizes : await readVoidPrizes(operator.db, draw, input.voidPrizes);
  const after = await readDrawResult(operator.db, { ...draw, void_prizes: voidPrizes }, input.numbers);
  if ([...voidPrizesChange(draw, voidPrizes), ...differing(draw.result ?? {}, after)].length === 0)
    throw refused('field_invalid', 'The draw already has this result.');
  return { draw, reason, after, voidPrizes };
}

type Numbers = Readonly<Record<string, readonly string[]>>;

/** A line for each prize whose numbers differ. */
const differing = (before: Numbers, after: Numbers): Schema<'ProposedChange'>[] =>
  Object.keys({ ...before, ...after }).flatMap((prize) => {
    const [was, is] = [before[prize]?.join(' '), after[prize]?.join(' ')];
    return was === is
      ? []
      : [
          {
            field: 'result' as const,
            before: was === undefined ? null : `${prize}: ${was}`,
            after: is === undefined ? null : `${prize}: ${is}`,
          },
        ];
  });

/** The change of the set of void prizes; none if it stays the same. */
export function voidPrizesChange(draw: DrawRow, after: readonly string[]): Schema<'ProposedChange'>[] {
  const [was, is] = [draw.void_prizes.join(', '), after.join(', ')];
  return was === is ? [] : [{ field: 'voidPrizes', before: was || null, after: is || null }];
}

/**
 * Voids one bet: its stake is returned when the draw is settled, and it no longer counts towards limits and exposure. Always takes two
 * operators.
 */
export async function lineVoid(operator: Operator, input: InputOf<'voidLotteryLine'>): Promise<Schema<'OfficeLotteryLine'>> {
  approvedBy(operator);
  const { line } = await lineVoidOf(operator, input);
  await releaseLines(operator.db, [line]);
  await operator.db
    .updateTable('lottery_line')
    .set({ is_void: true })
    .where('merchant', '=', line.merchant)
    .where('id', '=', line.id)
    .execute();
  return lineToWire({ ...line, is_void: true });
}

export async function examineLineVoid(operator: Operator, input: InputOf<'voidLotteryLine'>): Promise<Examined> {
  const { line, reason } = await lineVoidOf(operator, input);
  const stake = amountText(line.stake, line.currency);
  return {
    merchant: line.merchant,
    subject: { kind: 'bet', id: line.id, name: `${line.draw_id} ${line.type} ${line.selection.slice(0, 10).join(' ')}` },
    changes: [{ field: 'refund', before: null, after: stake }],
    effect: null,
    reason,
    version: `${line.state} ${line.is_void}`,
    member: line.member_id,
    needsTwo: true,
  };
}

async function lineVoidOf(operator: Operator, input: InputOf<'voidLotteryLine'>) {
  const merchant = merchantsNamed(operator, input.merchant)[0]!.code;
  const id = input.line.toLowerCase();
  const reason = reasonFor(input.reason);
  const known = isId(id) ? await lineOf(operator, merchant, id) : undefined;
  if (!known) throw refused('not_found', `${merchant} has no bet ${input.line}.`);
  // Locks the draw first, as its settlement does, so that the two cannot deadlock.
  const draw = await theDraw(operator, { merchant, draw: known.draw_id }, { toChange: true });
  const line = (await lineOf(operator, merchant, id, { toChange: true }))!;
  if (!['open', 'closing', 'closed'].includes(draw.status) || line.state !== 'accepted' || line.is_void)
    throw refused('draw_state', 'Only an open bet in a draw without a result can be voided.');
  return { line, reason };
}

export const ofDraw = (draw: DrawRow) => ({
  merchant: draw.merchant,
  subject: { kind: 'draw' as const, id: draw.id, name: draw.id },
  version: `${draw.status} ${draw.run} ${draw.void_prizes.join()} ${draw.status === 'open' || draw.status === 'closing' ? '' : (draw.line_count ?? '')}`,
});

/** The real money that members have staked on a draw, or on some of its bet types. */
export async function stakesOf(
  { db }: Operator,
  { merchant, id }: DrawRow,
  types?: readonly string[],
): Promise<{ rows: number; text: string }> {
  let found = db
    .selectFrom('lottery_line')
    .select((e) => ['currency', e.fn.countAll<string>().as('lines'), e.fn.sum<string>('stake').as('stake')])
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .where('book', '=', 'real')
    .where('state', '<>', 'cancelled');
  if (types) found = found.where(sql<boolean>`type = any (${[...types]}::text[])`);
  const sums = await found.groupBy('currency').execute();
  const rows = sums.reduce((all, { lines }) => all + Number(lines), 0);
  return { rows, text: `${sums.map(({ stake, currency }) => amountText(stake, currency)).join(', ')} (${rows})` };
}

const amountText = (minor: string | number | bigint, currency: string) =>
  `${toDecimal({ minor: BigInt(minor), currency: currency as Currency })} ${currency}`;
