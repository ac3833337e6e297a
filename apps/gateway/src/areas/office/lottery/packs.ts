import {
  changedSettings,
  decimalOf,
  isPackId,
  offeredType,
  packs,
  ratio,
  rtpOf,
  times,
  withSettings,
  type BetType,
  type PackId,
  type PackSettings,
  type RulePack,
} from '@parlour/domain/lottery';
import type { Selectable } from 'kysely';
import { lotteryNames } from '../../catalogue/shipped/index.ts';
import type { LotteryPackTable } from '../../lottery/tables.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

const versionsShown = 50;

export interface PackVersion extends Omit<Selectable<LotteryPackTable>, 'settings' | 'pack_id'> {
  pack_id: PackId;
  settings: PackSettings;
}

/** The packs of one merchant or of all, each as it is offered now. */
export async function lotteryPacks(operator: Operator, { merchant }: InputOf<'listLotteryPacks'>): Promise<Schema<'OfficeLotteryPack'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const rows = await operator.db
    .selectFrom('lottery_pack')
    .distinctOn(['merchant', 'pack_id'])
    .selectAll()
    .where('merchant', 'in', codes)
    .orderBy('merchant')
    .orderBy('pack_id')
    .orderBy('version', 'desc')
    .execute();
  const games = await gamesOf(operator, codes);
  return rows.flatMap((row) => (isPackId(row.pack_id) ? [packShown(operator, asVersion(row), games)] : []));
}

/** One pack of a merchant: what is offered, the merchant's settings, and recent versions. */
export async function lotteryPack(operator: Operator, input: InputOf<'getLotteryPack'>): Promise<Schema<'OfficeLotteryPackPage'>> {
  const row = await thePack(operator, input);
  const versions = await operator.db
    .selectFrom('lottery_pack')
    .select(['version', 'made_by', 'made_at', 'reason'])
    .where('merchant', '=', row.merchant)
    .where('pack_id', '=', row.pack_id)
    .orderBy('version', 'desc')
    .limit(versionsShown)
    .execute();
  const shipped = packs[row.pack_id];
  const offered = withSettings(shipped, row.settings);
  return {
    pack: packShown(operator, row, await gamesOf(operator, [row.merchant])),
    settings: row.settings as Schema<'LotterySettings'>,
    types: shipped.types.map((type) => typeShown(offered, offeredType(type, row.settings), row.settings)),
    versions: versions.map(versionShown),
  };
}

/** A version of a merchant's pack, the newest if none is named. Throws `not_found`. */
export async function thePack(
  operator: Operator,
  { merchant: named, pack, version }: { merchant: string; pack: string; version?: number | undefined },
): Promise<PackVersion> {
  const [merchant] = merchantsNamed(operator, named);
  let found = operator.db.selectFrom('lottery_pack').selectAll().where('merchant', '=', merchant!.code).where('pack_id', '=', pack);
  if (version !== undefined) found = found.where('version', '=', version);
  const row = await found.orderBy('version', 'desc').limit(1).executeTakeFirst();
  if (!row || !isPackId(row.pack_id)) throw refused('not_found', `${merchant!.code} has no rule pack ${pack}.`);
  return asVersion(row);
}

const asVersion = (row: Selectable<LotteryPackTable>): PackVersion => ({
  ...row,
  // Both were checked when stored.
  pack_id: row.pack_id as PackId,
  settings: row.settings as PackSettings,
});

async function gamesOf({ db }: Operator, codes: readonly string[]) {
  return db
    .selectFrom('lottery_game')
    .select(['merchant', 'game_code', 'pack_id'])
    .where('merchant', 'in', codes)
    .orderBy('position')
    .execute();
}

function packShown(
  operator: Operator,
  row: PackVersion,
  games: readonly { merchant: string; game_code: string; pack_id: string }[],
): Schema<'OfficeLotteryPack'> {
  const { merchant, pack_id, settings } = row;
  const changed = changedSettings({}, settings).filter((path) => path.startsWith('types.'));
  return {
    id: `${merchant}/${pack_id}`,
    merchant,
    currency: merchantsNamed(operator, merchant)[0]!.currency,
    pack: pack_id,
    games: games
      .filter((game) => game.merchant === merchant && game.pack_id === pack_id)
      .map(({ game_code }) => ({ game: game_code, names: lotteryNames(game_code) })),
    types: packs[pack_id].types.length,
    off: Object.values(settings.types ?? {}).filter(({ off }) => off).length,
    changed: changed.length,
    last: versionShown(row),
  };
}

const versionShown = (row: Pick<PackVersion, 'version' | 'made_by' | 'made_at' | 'reason'>): Schema<'LotteryVersion'> => ({
  version: row.version,
  by: row.made_by,
  at: row.made_at.toISOString(),
  reason: row.reason,
});

function typeShown(pack: RulePack, type: BetType, settings: PackSettings): Schema<'LotteryType'> {
  const { lowest, highest } = percents(pack, type);
  return {
    type: type.id,
    group: type.group,
    form: type.form,
    on: !settings.types?.[type.id]?.off,
    odds: typeof type.odds === 'string' ? type.odds : { ...type.odds },
    costUnits: type.costUnits,
    lowestRtp: lowest,
    highestRtp: highest,
    limits: { ...type.limits },
    steps: type.exposure.steps.map(({ from, odds }) => ({ from, odds: typeof odds === 'string' ? odds : { ...odds } })),
  };
}

const known = new Map<string, { lowest: string; highest: string }>();
const mostKnown = 2000;

/** The return of a bet type in percent. Counting all results of a fast game takes so long that it is done only once. */
export function percents(pack: RulePack, type: BetType): { lowest: string; highest: string } {
  const key = JSON.stringify([pack.id, pack.version, pack.options, type.id, type.odds, type.costUnits]);
  const before = known.get(key);
  if (before) return before;
  const { lowest, highest } = rtpOf(pack, type);
  const percent = (part: typeof lowest) => decimalOf(times(part, ratio(100n)), 2);
  if (known.size >= mostKnown) known.clear();
  const found = { lowest: percent(lowest), highest: percent(highest) };
  known.set(key, found);
  return found;
}
