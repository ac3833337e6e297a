import { reaches, type Permission } from '@parlour/domain/office';
import { readNodeId } from '../../catalogue/to-wire.ts';
import { forbidden } from '../people/permitted.ts';
import { merchantsNamed, reasonOf, refused, type Operator } from '../operator.ts';

export type GameRow = Awaited<ReturnType<typeof theGame>>;

/** The game with this id (`VENDOR-code`), locked until the transaction ends if it is to be changed. Throws `not_found`. */
export async function theGame({ db }: Pick<Operator, 'db'>, id: string, { toChange = false } = {}) {
  const key = readNodeId(id);
  const found = db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .selectAll('game')
    .select('vendor.titles as vendorTitles')
    .where('game.vendor', '=', key?.vendor ?? '')
    .where('game.code', '=', key?.code ?? '');
  const game = await (toChange ? found.forUpdate('game') : found).executeTakeFirst();
  if (!game) throw refused('not_found', `There is no game ${id}.`);
  return game;
}

/** The vendor with this code, locked until the transaction ends. Throws `not_found`. */
export async function theVendor({ db }: Pick<Operator, 'db'>, code: string) {
  const vendor = await db.selectFrom('vendor').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  if (!vendor) throw refused('not_found', `There is no vendor ${code}.`);
  return vendor;
}

/** The named merchant; null if none is named, which means every merchant and requires the permission at all of them. Throws `forbidden`. */
export function whereAsked(operator: Operator, permission: Permission, merchant: string | undefined): string | null {
  if (merchant !== undefined) return oneMerchant(operator, merchant);
  if (!reaches(operator.levelAt(permission, 'platform'), 'w')) throw forbidden(permission);
  return null;
}

/** The code of the named merchant. */
export function oneMerchant(operator: Operator, named: string): string {
  return merchantsNamed(operator, named)[0]!.code;
}

export const reasonFor = (text: string) => reasonOf(text, 'Give a reason: the audit log keeps it.');
