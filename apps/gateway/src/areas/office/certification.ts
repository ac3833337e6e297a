import { randomBytes } from 'node:crypto';
import { parseAmount } from '@parlour/domain';
import { sql } from 'kysely';
import { createMember } from '../identity/member/create.ts';
import { issueLaunchCode, redeemLaunchCode } from '../catalogue/launch-code.ts';
import { isId, refused, type Operator, type Schema } from './operator.ts';

/** The certification of wallets (docs/guides/certify-a-wallet.md) uses made-up players with play money at a demo site, and no others. */
const mark = 'certify-';
export const certificationStates = ['active', 'blocked', 'sessionOver', 'selfExcluded', 'maintenance'] as const;

/** Whether a demo site has a game of the vendor that certification players can open. */
export async function canCertify(operator: Operator, vendor: string): Promise<boolean> {
  for (const { code, jurisdiction } of operator.merchants.all)
    if (jurisdiction === 'demo' && (await gamesOf(operator, code, vendor)).length > 0) return true;
  return false;
}

/** Creates a player with this much play money, and a launch code for a game of the vendor. */
export async function certificationPlayer(
  operator: Operator,
  { vendor, amount }: { vendor: string; amount: string },
): Promise<{ playerId: string; code: string }> {
  const { db, clock, merchants } = operator;
  const demo = merchants.all.filter(({ jurisdiction }) => jurisdiction === 'demo');
  for (const merchant of demo) {
    const [gameCode] = await gamesOf(operator, merchant.code, vendor);
    if (gameCode === undefined) continue;
    const playMoney = parseAmount(amount, merchant.currency);
    if (typeof playMoney === 'string') throw refused('amount_invalid', `${amount} is no amount in ${merchant.currency}.`);
    const username = mark + randomBytes(8).toString('hex');
    const { id } = await createMember(
      db,
      { merchant, kind: 'demo', username, nickname: 'Certification', playMoney, ip: '127.0.0.1' },
      clock.now(),
    );
    return { playerId: id, code: await launch(operator, id, { merchant: merchant.code, vendor, gameCode }) };
  }
  throw refused('not_found', `No demo site has a game of ${vendor} that can be played.`);
}

/**
 * Creates players with an open game, one in each state and several active ones: the suite's players file, for those who cannot reach this
 * socket.
 */
export async function certificationPlayers(operator: Operator, { vendor }: { vendor: string }): Promise<Schema<'CertificationPlayer'>[]> {
  const rows: Schema<'CertificationPlayer'>[] = [];
  for (const state of ['active', 'active', 'active', 'blocked', 'sessionOver', 'selfExcluded'] as const) {
    const { playerId, code } = await certificationPlayer(operator, { vendor, amount: '10000' });
    const session = await redeemLaunchCode(operator.db, { code, vendor }, operator.clock.now());
    if (!session) throw new Error('a launch code that was just issued is not known');
    if (state !== 'active') await certificationState(operator, { playerId, state });
    rows.push({ state, sessionId: session.id, playerId, currency: session.currency, gameCode: session.game_code });
  }
  return rows;
}

/**
 * Opens another game session for a certification player, at any vendor, and returns its launch code; for the vendor's lobby if requested.
 */
export async function certificationLaunch(
  operator: Operator,
  { vendor, playerId, lobby }: { vendor: string; playerId: string; lobby: boolean },
): Promise<{ code: string; otherGame: string | null }> {
  const { merchant } = await certificationMember(operator, playerId);
  const [gameCode = 'certification', otherGame = null] = await gamesOf(operator, merchant, vendor);
  const launched = lobby ? await lobbyOf(operator, merchant, vendor) : gameCode;
  return { code: await launch(operator, playerId, { merchant, vendor, gameCode: launched }), otherGame };
}

/** Changes the state of a certification player in the middle of a round; `active` undoes everything except an expired session. */
export async function certificationState(
  operator: Operator,
  { playerId, state }: { playerId: string; state: (typeof certificationStates)[number] },
): Promise<{ playerId: string; state: string }> {
  const { db, clock } = operator;
  const { merchant } = await certificationMember(operator, playerId);
  const now = clock.now();
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  await db
    .updateTable('member')
    .set({ status: state === 'blocked' ? 'blocked' : 'active', bets_blocked_until: state === 'selfExcluded' ? tomorrow : null })
    .where('id', '=', playerId)
    .execute();
  if (state === 'sessionOver') await db.updateTable('game_session').set({ expires_at: now }).where('member_id', '=', playerId).execute();
  // Closes the game to everybody at the demo site for the duration of the case.
  const launched = db.selectFrom('game_session').select('game_code').where('member_id', '=', playerId);
  if (state === 'active')
    await db
      .deleteFrom('game_maintenance')
      .where('merchant', '=', merchant)
      .where('set_by', '=', mark)
      .where('game_code', 'in', launched)
      .execute();
  if (state === 'maintenance')
    await db
      .insertInto('game_maintenance')
      .columns(['merchant', 'vendor', 'game_code', 'starts_at', 'set_at', 'set_by', 'reason'])
      .expression((e) =>
        e
          .selectFrom('game_session')
          .distinct()
          .select(['merchant', 'vendor', 'game_code'])
          .select([e.val(now).as('starts_at'), e.val(now).as('set_at'), e.val(mark).as('set_by'), e.val('Certification').as('reason')])
          .where('member_id', '=', playerId),
      )
      .onConflict((conflict) => conflict.columns(['vendor', 'game_code', 'merchant']).doNothing())
      .execute();
  return { playerId, state };
}

/**
 * The debits and credits of the whole ledger by currency, and for each requested player the balance, including bonus money, beside the sum
 * of their postings.
 */
export async function certificationBooks({ db }: Operator, { players }: { players: string[] }): Promise<Record<string, string>[]> {
  const { rows: sums } = await sql<Record<string, string>>`
    select 'currency' as row, t.asset as currency, (-sum(least(e.amount, 0)))::text as debits, sum(greatest(e.amount, 0))::text as credits
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id group by t.asset`.execute(db);
  const { rows: wallets } = await sql<Record<string, string>>`
    with own as (
      select owner_id as player, id, asset, balance from ledger_account
        where owner_kind = 'member' and kind = 'cash' and book = 'play' and owner_id = any(${players})
      union all
      select g.member_id::text, a.id, a.asset, a.balance from bonus_grant g join ledger_account a on a.id = g.account_id
        where g.member_id = any(${players}::uuid[]) and g.book = 'play'
    )
    select 'player' as row, player as "playerId", asset as currency, sum(balance)::text as balance,
      sum((select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = own.id))::text as postings
    from own group by player, asset`.execute(db);
  return [...sums, ...wallets];
}

async function certificationMember({ db }: Operator, playerId: string): Promise<{ merchant: string }> {
  const member = isId(playerId)
    ? await db
        .selectFrom('member')
        .select('merchant')
        .where('id', '=', playerId)
        .where('username', 'like', `${mark}%`)
        .where('kind', '=', 'demo')
        .executeTakeFirst()
    : undefined;
  if (!member) throw refused('not_found', `${playerId} is no player of a certification.`);
  return member;
}

async function launch(
  { db, clock, merchants }: Operator,
  memberId: string,
  { merchant, vendor, gameCode }: { merchant: string; vendor: string; gameCode: string },
): Promise<string> {
  const host = merchants.all.find(({ code }) => code === merchant)!.domains[0];
  const { code } = await issueLaunchCode(
    db,
    {
      merchant,
      memberId,
      loginSession: null,
      vendor,
      gameCode,
      language: 'EN',
      siteOrigin: `http://${host}`,
      random: { bytes: randomBytes },
    },
    clock.now(),
  );
  return code;
}

/** The games of a vendor that a merchant's players may play now, without lobbies. */
async function gamesOf({ db }: Operator, merchant: string, vendor: string): Promise<string[]> {
  const games = await offered(db, merchant, vendor).where('game.lobby', '=', false).execute();
  return games.map(({ code }) => code);
}

async function lobbyOf({ db }: Operator, merchant: string, vendor: string): Promise<string> {
  const [lobby] = await offered(db, merchant, vendor).where('game.lobby', '=', true).execute();
  if (!lobby) throw refused('not_found', `${vendor} has no lobby at ${merchant}.`);
  return lobby.code;
}

function offered(db: Operator['db'], merchant: string, vendor: string) {
  return db
    .selectFrom('merchant_game as m')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'm.vendor').onRef('game.code', '=', 'm.game_code'))
    .select('game.code')
    .where('m.merchant', '=', merchant)
    .where('m.vendor', '=', vendor)
    .where('m.state', '=', 'playable')
    .orderBy('m.position')
    .orderBy('game.code');
}
