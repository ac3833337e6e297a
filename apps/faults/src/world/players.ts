import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fromDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import {
  storeDeposit,
  createMember,
  type Db,
  hashToken,
  inTransaction,
  type PaymentProvider,
  playableGame,
  settleDeposit,
} from '@parlour/gateway/inside';
import { merchant } from './installation.ts';

/** A member who is logged in and has opened a game. */
export interface Player {
  id: string;
  /** The value of the session cookie. */
  token: string;
  loginSession: string;
  gameSession: string;
  gameCode: string;
  currency: string;
  /** The balance in the books when the scenario began, in minor units. */
  had: bigint;
}

const hours = 12;

/** Accepts every deposit, without a page. */
export const sandbox: PaymentProvider = {
  code: 'sandbox',
  realMoney: false,
  methods: [],
  signed: () => null,
  begin: async () => ({ cashierUrl: 'http://cashier.localhost/' }),
};

/** New members with this much in cash, created as the gateway does but without the work of proofs and passwords. */
export async function makePlayers(db: Db, count: number, amount: string): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < count; i++) players.push(await inTransaction(db, (trx) => makePlayer(trx, amount)));
  return players;
}

async function makePlayer(trx: Db, amount: string): Promise<Player> {
  const now = new Date();
  const later = new Date(now.getTime() + hours * 3_600_000);
  const member = await createMember(
    trx,
    { merchant, kind: 'member', username: `p${randomBytes(6).toString('hex')}`, ip: '127.0.0.1' },
    now,
  );
  const money = fromDecimal(amount, merchant.currency);
  const provider = sandbox;
  const siteOrigin = `http://${merchant.domains[0]}`;
  const language = merchant.defaultLanguage;
  const deposit = await storeDeposit(trx, { merchant, memberId: member.id, amount: money, provider }, now);
  const report = { paymentId: randomUUID(), depositId: deposit.id, status: 'succeeded' as const, amount, currency: money.currency };
  await settleDeposit(trx, provider.code, report, now);
  const token = randomBytes(32).toString('base64url');
  const loginSession = uuid();
  // By its own statement: everything else in a session has a default.
  await sql`
    insert into session (id, merchant, member_id, role, token_hash, created_at, last_seen_at, expires_at, ip, user_agent)
    values (${loginSession}, ${merchant.code}, ${member.id}, 'member', ${hashToken(token)}, ${now}, ${now}, ${later}, '127.0.0.1', 'faults')`.execute(
    trx,
  );
  const game = { id: uuid(), vendor: 'JL', game_code: playableGame, language, currency: money.currency, book: 'real' as const };
  await trx
    .insertInto('game_session')
    .values({
      ...game,
      merchant: merchant.code,
      member_id: member.id,
      login_session: loginSession,
      site_origin: siteOrigin,
      launch_code_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      launch_expires_at: now,
      opened_at: now,
      expires_at: later,
    })
    .execute();
  return {
    id: member.id,
    token,
    loginSession,
    gameSession: game.id,
    gameCode: game.game_code,
    currency: game.currency,
    had: money.minor,
  };
}
