import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@parlour/api/contract';
import { money, toWire } from '@parlour/domain';
import { chatPace, chatWait, cleanChatText, judgeChatText, mostChatLetters } from '@parlour/domain/talk';
import { gameNames } from '../catalogue/shipped/index.ts';
import { textIn } from '../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { chatRulesOf, demandWriting, standingOf, type Room } from './standing.ts';
import { countChange, holdAuthor, roomOf, wireFor, type WireMessage } from './store.ts';
import { tellQueue } from '../../db/notifier.ts';

/**
 * Posts a message in a room. For a known client id it returns the stored message, whatever else has changed in the request, so that a retry
 * posts nothing twice (content N65).
 */
export function postMessage(context: Context, roomId: string, body: BodyOf<'postChatMessage'>): Promise<WireMessage> {
  const { merchant, clock } = context;
  const { memberId } = sessionOf(context);
  return inTransaction(context.db, async (trx) => {
    const inside: Context = { ...context, db: trx, merchant };
    const room = await roomOf(trx, merchant.code, roomId);
    const { author, nickname } = await holdAuthor(trx, { merchant: merchant.code, memberId });
    const there = await trx
      .selectFrom('chat_message')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('client_id', '=', body.clientId)
      .executeTakeFirst();
    if (there) return (await wireFor(trx, memberId, [there]))[0]!;
    const now = clock.now();
    demandWriting(await standingOf(inside), room, now);
    const { text, card, state } = await whatIsSaid(inside, room, body);
    await demandPace(trx, memberId, { room, text, now });
    const level = await context.levelOf(trx, memberId);
    const { seq, change } = await countChange(trx, roomId, true);
    const message = await trx
      .insertInto('chat_message')
      .values({
        id: randomUUID(),
        merchant: merchant.code,
        room_id: roomId,
        seq,
        change,
        member_id: memberId,
        author,
        nickname,
        level,
        client_id: body.clientId,
        text,
        card: card && JSON.stringify(card),
        state,
        at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (state === 'held') tellQueue(trx, { merchant: merchant.code, queue: 'chat' });
    return (await wireFor(trx, memberId, [message]))[0]!;
  });
}

interface Saying {
  text: string | null;
  card: NonNullable<WireMessage['card']> | null;
  state: 'shown' | 'held';
}

async function whatIsSaid(
  context: Context,
  room: Room,
  { text: typed, roundId, showStake = false }: BodyOf<'postChatMessage'>,
): Promise<Saying> {
  if (roundId !== undefined && typed === undefined)
    return { text: null, card: await cardOf(context, room, roundId, showStake), state: 'shown' };
  if (roundId !== undefined || typed === undefined) throw new Refusal('field_invalid', { fields: [{ field: 'text', rule: 'required' }] });
  const { db, merchant } = context;
  const { text, letters } = cleanChatText(typed, merchant.domains);
  if (text === '') throw new Refusal('field_invalid', { fields: [{ field: 'text', rule: 'required' }] });
  if (letters > mostChatLetters)
    throw new Refusal('field_invalid', { fields: [{ field: 'text', rule: 'length', min: 1, max: mostChatLetters }] });
  const { words } = await chatRulesOf(db, merchant.code);
  // People swear in English whatever language they chat in.
  const judged = judgeChatText(text, [...(words[room.language] ?? []), ...(room.language === 'EN' ? [] : (words.EN ?? []))]);
  if (judged.outcome === 'refuse') throw new Refusal('chat_words');
  return { text: judged.text, card: null, state: judged.outcome === 'hold' ? 'held' : 'shown' };
}

/** A card of one of the member's own rounds, taken from the records and never from what was typed (content N61). */
async function cardOf(
  { db, merchant, session }: Context,
  { language }: Room,
  roundId: string,
  showStake: boolean,
): Promise<Saying['card']> {
  const round = await db
    .selectFrom('round')
    .select(['vendor', 'game_code', 'currency', 'stake', 'win'])
    .where('id', '=', roundId)
    .where('member_id', '=', sessionOf({ session }).memberId)
    .where('status', '=', 'settled')
    .executeTakeFirst();
  if (!round || BigInt(round.stake) <= 0n) throw new Refusal('not_found');
  const stake = BigInt(round.stake);
  const hundredths = (BigInt(round.win) * 100n) / stake;
  return {
    vendor: round.vendor,
    gameCode: round.game_code,
    game: textIn(gameNames(round.vendor, round.game_code), language, merchant) || round.game_code,
    stake: showStake ? toWire(money(stake, round.currency as typeof merchant.currency)) : null,
    multiple: `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`,
  };
}

async function demandPace(trx: Db, memberId: string, { room, text, now }: { room: Room; text: string | null; now: Date }): Promise<void> {
  const before = await trx
    .selectFrom('chat_message')
    .select(['at', 'room_id', 'text'])
    .where('member_id', '=', memberId)
    .where('at', '>', new Date(now.getTime() - chatPace.mostInSeconds * 1000))
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(chatPace.most)
    .execute();
  const wait = chatWait(
    now,
    { roomId: room.id, slowMode: room.slow_mode, text },
    before.map(({ at, room_id: roomId, text: said }) => ({ at, roomId, text: said })),
  );
  if (wait) throw new Refusal('chat_too_fast', { params: { retryAfter: wait.seconds, why: wait.why } });
}
