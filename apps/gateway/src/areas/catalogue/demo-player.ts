import type { components } from '@parlour/api/contract';
import { fromDecimal, type Money } from '@parlour/domain';
import type { Context } from '../../kernel/context.ts';
import { limitByAddress } from '../../kernel/rate-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { walletBalance } from '../../ledger/balance.ts';
import { grantPlayMoney } from '../../ledger/play-money.ts';
import { createMember } from '../identity/member/create.ts';
import { hashToken, newToken } from '../../kernel/tokens.ts';
import { launch, playableGame } from './launch.ts';

type Schemas = components['schemas'];

/** Holds 256 random bits, of which only the hash is stored. They give access to a visitor's play money and nothing else. */
export const demoCookie = '__Host-demo';
/** How many days after the last launch a browser still finds its play money. */
export const demoDays = 30;
const day = 24 * 3600;

/**
 * Launches a game for play money without an account. A trial user plays with their own play money. Anybody else gets a demo player, always
 * the same one for the same browser, whose play money is refilled when it is spent.
 */
export async function launchForDemoPlayer(context: Context, payload: Schemas['LaunchPayload']): Promise<Schemas['Launch']> {
  const { merchant, session } = context;
  const game = await playableGame(context, payload);
  if (!game.trial) throw new Refusal('game_not_available');
  const amount = fromDecimal(merchant.brand.freePlayAmount, merchant.currency);
  const memberId =
    session?.role === 'trial' ? session.memberId : ((await knownPlayer(context, amount)) ?? (await newPlayer(context, amount)));
  return launch(context, payload, memberId);
}

async function knownPlayer(context: Context, amount: Money): Promise<string | undefined> {
  const { db, merchant, clock } = context;
  const token = context.cookie(demoCookie);
  if (!token) return undefined;
  const player = await db
    .updateTable('demo_player')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', hashToken(token))
    .where('merchant', '=', merchant.code)
    .returning('member_id')
    .executeTakeFirst();
  if (!player) return undefined;
  context.setCookie(demoCookie, token, demoDays * day);
  await refill(context, player.member_id, amount);
  return player.member_id;
}

/** Grants play money again once it is spent: once for each state of the account, however often the button is pressed. */
async function refill({ db, merchant, clock }: Context, memberId: string, amount: Money): Promise<void> {
  const { available, version } = await walletBalance(db, { memberId, book: 'play', currency: amount.currency });
  if (fromDecimal(available.amount, amount.currency).minor > 0n) return;
  await grantPlayMoney(db, { merchant: merchant.code, memberId, amount, key: `refill:${memberId}:${version}` }, clock.now());
}

async function newPlayer(context: Context, amount: Money): Promise<string> {
  const { db, merchant, clock, random, ip, config } = context;
  const { licensed, demo } = config.limits.trialsPerDay;
  const max = merchant.jurisdiction === 'demo' ? demo : licensed;
  await limitByAddress(context, { bucket: `demo-player:${merchant.code}`, max, windowSeconds: day }, clock.now());
  const token = newToken(random);
  const memberId = await inTransaction(db, async (trx) => {
    const username = `visitor-${random.bytes(8).toString('hex')}`;
    const { id } = await createMember(trx, { merchant, kind: 'demo', username, nickname: 'Visitor', playMoney: amount, ip }, clock.now());
    await trx
      .insertInto('demo_player')
      .values({ token_hash: hashToken(token), merchant: merchant.code, member_id: id, last_seen_at: clock.now() })
      .execute();
    return id;
  });
  context.setCookie(demoCookie, token, demoDays * day);
  return memberId;
}
