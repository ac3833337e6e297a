import { money, toWire, type Currency } from '@parlour/domain';
import { percentText } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { gameNames } from '../../catalogue/shipped/index.ts';

type Schemas = components['schemas'];

/**
 * The settled rounds of one of the member's bonuses, newest first, each with what it counted towards the requirement. Throws `not_found`
 * for another member's bonus.
 */
export async function bonusRounds(
  context: Context,
  { grant, language, ...paging }: PageQuery & { grant: string; language?: string | undefined },
): Promise<Schemas['BonusRoundPage']> {
  const { db, merchant } = context;
  const own = db.selectFrom('bonus_grant').select('currency').where('id', '=', grant).where('member_id', '=', sessionOf(context).memberId);
  const found = await own.executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const rounds = db.selectFrom('round').where('grant_id', '=', grant).where('progress', 'is not', null);
  const { count } = await rounds.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(paging);
  const rows = await rounds.selectAll().orderBy('settled_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const wire = (minor: string | number | bigint) => toWire(money(BigInt(minor), found.currency as Currency));
  const read = askedLanguage(merchant, language);
  return {
    list: rows.map(({ id, vendor, game_code, stake, grant_weight, progress, settled_at, placed_at }) => ({
      round: id,
      at: (settled_at ?? placed_at).toISOString(),
      gameName: textIn(gameNames(vendor, game_code), read, merchant),
      stake: wire(stake),
      percent: percentText(BigInt(grant_weight ?? 0)),
      counted: wire(progress ?? 0),
    })),
    page: pageOf(paging, Number(count)),
  };
}
