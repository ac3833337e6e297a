import { packs, withSettings, type PackId, type PackSettings } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import type { TestGateway } from '../../../testing/gateway.ts';
import { fund } from '../../wallet/testing.ts';

const minute = 60_000;

/** What a test specifies about a draw that it creates. */
export interface MadeDraw {
  gameCode: string;
  packId: PackId;
  /** Minutes from now by the gateway's clock; it closes five minutes before that. */
  drawsIn?: number;
  area?: string;
  prizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
  status?: 'scheduled' | 'open' | 'void';
  merchant?: string;
  /** The time zone of its game, if this is the game's first draw. */
  zone?: string;
}

/** A member of the test's site with this much cash. */
export async function fundedPlayer(gateway: TestGateway, amount = '1000.00') {
  const member = await gateway.registerMember();
  await fund(gateway, member, amount);
  return member;
}

export type Player = Awaited<ReturnType<typeof fundedPlayer>>;

/** What a player can bet with, as decimal text. */
export const balanceOf = async (player: Player): Promise<string> => (await player.value('getBalance')).available.amount;

let made = 0;

/** Offers a pack with a merchant's settings merged over it, as its next version; returns that version. */
export async function offerPack(
  { db, clock }: TestGateway,
  packId: PackId,
  settings: PackSettings = {},
  merchant = 'lotus',
): Promise<number> {
  const pack = withSettings(packs[packId], settings);
  const { rows } = await sql<{ version: number }>`
    insert into lottery_pack (merchant, pack_id, version, base_version, settings, pack, made_by, made_at, reason)
      select ${merchant}, ${packId}, v, ${pack.version}, ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(pack)}::jsonb || jsonb_build_object('version', v),
        'test', ${clock.now()}, 'test'
      from (select coalesce(max(version), 0) + 1 as v from lottery_pack where merchant = ${merchant} and pack_id = ${packId}) next
      returning version`.execute(db);
  return rows[0]!.version;
}

const calendar = { weekdays: [], drawAt: '18:15', closeBefore: 300, closing: 60 };

/** Creates a draw that takes bets, has not opened or is void; returns its id. */
export async function makeDraw(gateway: TestGateway, draw: MadeDraw): Promise<string> {
  const { db, clock } = gateway;
  const { gameCode, packId, drawsIn = 60, area = 'vnNorth', prizeMode = 'LOTT', status = 'open', merchant = 'lotus' } = draw;
  const zone = draw.zone ?? 'Asia/Ho_Chi_Minh';
  const version = await newestOf(gateway, packId, merchant);
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * minute);
  const day = at(drawsIn).toISOString().slice(0, 10);
  const id = `${gameCode}-${day.replaceAll('-', '')}-${String(++made).padStart(4, '0')}`;
  await sql`insert into lottery_game (merchant, game_code, pack_id, area, prize_mode, source, position)
    values (${merchant}, ${gameCode}, ${packId}, ${area}, ${prizeMode}, 'outside', 1) on conflict do nothing`.execute(db);
  // A calendar without days plans no draws.
  await sql`insert into lottery_calendar (merchant, game_code, version, rows, made_by, made_at, reason)
    values (${merchant}, ${gameCode}, 1, ${JSON.stringify([{ ...calendar, zone }])}, 'test', ${clock.now()}, 'test') on conflict do nothing`.execute(
    db,
  );
  await sql`update lottery_game set is_on = true where merchant = ${merchant} and game_code = ${gameCode}`.execute(db);
  await sql`insert into lottery_draw (merchant, id, game_code, pack_id, pack_version, calendar_version, day, issue, status, opens_at, closing_at,
      closes_at, draw_at)
    values (${merchant}, ${id}, ${gameCode}, ${packId}, ${status === 'open' ? version : null}, 1, ${day}, ${id.replaceAll(/\D/g, '')}, ${status},
      ${at(drawsIn - 1440)}, ${at(drawsIn - 6)}, ${at(drawsIn - 5)}, ${at(drawsIn)})`.execute(db);
  return id;
}

async function newestOf(gateway: TestGateway, packId: PackId, merchant: string): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from lottery_pack where merchant = ${merchant} and pack_id = ${packId}`.execute(gateway.db);
  return rows[0]?.version ?? offerPack(gateway, packId, {}, merchant);
}

/** Sets a draw's status, as its job would. */
export async function setDraw({ db }: TestGateway, id: string, status: string, result?: Record<string, readonly string[]>): Promise<void> {
  await sql`update lottery_draw set status = ${status}, result = coalesce(${result ? JSON.stringify(result) : null}::jsonb, result),
      pack_version = coalesce(pack_version, (select max(version) from lottery_pack p where p.merchant = lottery_draw.merchant and p.pack_id = lottery_draw.pack_id))
    where id = ${id}`.execute(db);
}

/** Settles a member's line like the settlement, but without moving money. */
export async function setLine({ db }: TestGateway, lineId: string, state: 'won' | 'lost'): Promise<void> {
  await sql`update lottery_line set state = ${state}, run = 1, settled_at = now() where id = ${lineId}`.execute(db);
}

/** A slip on a new draw, as input of `placeBets`. */
export async function someSlip(gateway: TestGateway, unit = '1.00') {
  const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
  return { drawIds: [draw], lines: [{ type: 'de', selection: ['09'], unit, odds: '99.5' }] };
}

/** A chase of one step whose draw has not opened, as input of `placeBets`. */
export async function someChase(gateway: TestGateway) {
  const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north', status: 'scheduled', drawsIn: 3000 });
  const line = { type: 'de', selection: ['09'], unit: '1.00', odds: '99.5' };
  return { chase: { line, draws: [draw], multipliers: [1], stopOnWin: true } };
}
