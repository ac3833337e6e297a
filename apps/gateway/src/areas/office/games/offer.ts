import { lockOrder, placeBetween } from '../../catalogue/order.ts';
import { tellSites } from '../../catalogue/tell-sites.ts';
import { nodeIdOf } from '../../catalogue/to-wire.ts';
import { tell } from '../audit/append.ts';
import { refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import { offersOf } from './page.ts';
import { oneMerchant, reasonFor, theGame, type GameRow } from './the-game.ts';

/** Moves a game within its line of a merchant's list. */
export async function orderGame(operator: Operator, input: InputOf<'orderGame'>): Promise<Schema<'GamePlace'>> {
  const { db } = operator;
  const merchant = oneMerchant(operator, input.merchant);
  const game = await theGame(operator, input.game);
  const line = await lockOrder(db, merchant, game.game_type);
  const from = line.findIndex((each) => nodeIdOf(each) === input.game);
  if (from === -1) throw refused('not_found', `${merchant} does not have ${input.game} in its list.`);
  const others = line.toSpliced(from, 1);
  const to = placeAsked(input, others.map(nodeIdOf));
  if (to !== from) {
    await placeBetween(db, merchant, game, { above: others[to - 1], below: others[to] });
    await tellSites(operator, merchant);
  }
  tell(operator, { merchant, subject: { kind: 'game', id: input.game }, before: { place: from + 1 }, after: { place: to + 1 } });
  return { merchant, game: input.game, line: game.game_type, place: to + 1, of: line.length };
}

/** How many of the other games come before it in the requested order. */
function placeAsked({ game, before, after, to }: InputOf<'orderGame'>, others: readonly string[]): number {
  if ([before, after, to].filter((each) => each !== undefined).length !== 1)
    throw refused('field_invalid', 'Give a position: before a game, after a game, or a place in the list.');
  if (to !== undefined) return Math.min(to - 1, others.length);
  const beside = others.indexOf((before ?? after)!);
  if (beside === -1) throw refused('field_invalid', `${before ?? after} is not another game of the line of ${game}.`);
  return before === undefined ? beside + 1 : beside;
}

/** Marks a game as hot or new, until a given time or until the mark is removed. */
export async function flagGame(
  operator: Operator,
  { game: id, flag, on, until, ...input }: InputOf<'flagGame'>,
): Promise<Schema<'GameOffer'>> {
  const end = on && until !== undefined ? timeOf(until) : null;
  if (end && end <= operator.clock.now()) throw refused('field_invalid', `${until} is in the past: a mark ends in the future.`);
  const { row, merchant, before } = await theOffer(operator, id, input.merchant);
  await change(operator, row, merchant, flag === 'hot' ? { hot: on, hot_until: end } : { is_new: on, new_until: end });
  const [is, ends] = flag === 'hot' ? [before.hot, before.hotUntil] : [before.new, before.newUntil];
  return told(operator, row, merchant, {
    before: { [flag]: is, until: ends },
    after: { [flag]: on, until: end?.toISOString() ?? null },
  });
}

/** Offers a game, announces it, or stops offering it. */
export async function setGameAvailability(
  operator: Operator,
  { game: id, state, reason, ...input }: InputOf<'setGameAvailability'>,
): Promise<Schema<'GameOffer'>> {
  const why = reasonFor(reason);
  const { row, merchant, before } = await theOffer(operator, id, input.merchant);
  await change(operator, row, merchant, { state });
  return told(operator, row, merchant, { before: { state: before.state }, after: { state }, reason: why });
}

async function theOffer(operator: Operator, id: string, named: string) {
  const merchant = oneMerchant(operator, named);
  const row = await theGame(operator, id, { toChange: true });
  const [before] = await offersOf(operator, row, [merchant]);
  if (!before) throw refused('not_found', `${merchant} does not have ${id} in its list.`);
  return { row, merchant, before };
}

async function change(
  { db }: Operator,
  { vendor, code }: GameRow,
  merchant: string,
  values: Partial<{ hot: boolean; hot_until: Date | null; is_new: boolean; new_until: Date | null; state: Schema<'GameState'> }>,
): Promise<void> {
  await db
    .updateTable('merchant_game')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('game_code', '=', code)
    .execute();
}

async function told(
  operator: Operator,
  row: GameRow,
  merchant: string,
  note: { before: Record<string, unknown>; after: Record<string, unknown>; reason?: string },
): Promise<Schema<'GameOffer'>> {
  tell(operator, { merchant, subject: { kind: 'game', id: nodeIdOf(row) }, ...note });
  await tellSites(operator, merchant);
  return (await offersOf(operator, row, [merchant]))[0]!;
}
