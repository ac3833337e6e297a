import { changedSettings, isPackId, packs, shippedSettings, withSettings, type PackSettings } from '@parlour/domain/lottery';
import type { Db } from '../../kernel/tables.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { gamesOf, type MerchantGame } from './shipped/games.ts';

const shipped = { made_by: 'shipped', reason: 'As shipped.' };

/**
 * Creates the lotteries of a merchant's flags, with calendars and packs as shipped. Operators' changes are kept. A newer version of a
 * shipped pack applies to draws that open from now on, with the merchant's settings merged over it.
 */
export async function seedLotteries(trx: Db, merchant: Pick<Merchant, 'code' | 'flags' | 'brand'>, now: Date): Promise<void> {
  const games = gamesOf(merchant.flags);
  if (games.length === 0) return;
  await seedGames(trx, merchant, games, now);
  for (const packId of new Set(games.map((game) => game.packId))) await seedPack(trx, merchant, packId, now);
}

async function seedGames(
  trx: Db,
  { code: merchant, brand }: Pick<Merchant, 'code' | 'brand'>,
  games: readonly MerchantGame[],
  now: Date,
): Promise<void> {
  const fresh = await trx
    .insertInto('lottery_game')
    .values(
      games.map((game, position) => ({
        merchant,
        game_code: game.gameCode,
        pack_id: game.packId,
        area: game.area,
        prize_mode: game.prizeMode,
        source: game.source,
        result_of: game.resultOf ?? null,
        is_on: game.isOn,
        is_hot: game.isHot ?? false,
        position: (position + 1) * 10,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('game_code')
    .execute();
  const isFresh = ({ gameCode }: MerchantGame) => fresh.some((row) => row.game_code === gameCode);
  const made = { ...shipped, made_at: now };
  const calendars = games.filter(isFresh).map(({ gameCode, calendar }) => ({
    merchant,
    game_code: gameCode,
    version: 1,
    rows: JSON.stringify([{ ...calendar, zone: calendar.zone ?? brand.timeZone }]),
    ...made,
  }));
  if (calendars.length > 0) await trx.insertInto('lottery_calendar').values(calendars).execute();
  const exceptions = games.filter(isFresh).flatMap(({ gameCode, exceptions: own = [] }) =>
    own.map(({ from, to, action, movedTo, reason }) => ({
      merchant,
      game_code: gameCode,
      from_day: from,
      to_day: to,
      action,
      moved_to: movedTo ?? null,
      ...made,
      reason,
    })),
  );
  if (exceptions.length > 0) await trx.insertInto('lottery_exception').values(exceptions).execute();
}

async function seedPack(trx: Db, { code: merchant, brand }: Pick<Merchant, 'code' | 'brand'>, packId: string, now: Date): Promise<void> {
  if (!isPackId(packId)) throw new Error(`no pack is called ${packId}`);
  const pack = packs[packId];
  const newest = await trx
    .selectFrom('lottery_pack')
    .select(['version', 'base_version', 'settings', 'made_by'])
    .where('merchant', '=', merchant)
    .where('pack_id', '=', packId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const own = shippedSettings(pack, brand.currency);
  const isOld = newest?.made_by === shipped.made_by && changedSettings(newest.settings as PackSettings, own).length > 0;
  if (newest && newest.base_version >= pack.version && !isOld) return;
  // Validated when they were stored; nobody can bet on a type that a newer pack lacks.
  const settings = newest && newest.made_by !== shipped.made_by ? (newest.settings as PackSettings) : own;
  const version = (newest?.version ?? 0) + 1;
  await trx
    .insertInto('lottery_pack')
    .values({
      merchant,
      pack_id: packId,
      version,
      base_version: pack.version,
      settings: JSON.stringify(settings),
      pack: JSON.stringify({ ...withSettings(pack, settings), version }),
      ...shipped,
      made_at: now,
    })
    .execute();
}
