import type { components } from '@parlour/api/contract';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lanesOf } from '../catalogue/lanes.ts';

type Schemas = components['schemas'];

/** Which wallet each vendor of the merchant plays from, in the order of its navigation. */
export async function merchantWallet(context: Context, language: string | undefined): Promise<Schemas['MerchantWallet']> {
  const vendors = await vendorsOf(context, language);
  return { isSingle: vendors.every(({ isSingle }) => isSingle), vendors };
}

/**
 * Always refuses, since a vendor with its own wallet would need a protocol to move money there, and no vendor is connected by one:
 * `not_found` if the merchant does not have the vendor, otherwise `function_not_enabled`.
 */
export async function transferToVendor(context: Context, vassalage: string): Promise<never> {
  const vendors = await vendorsOf(context, undefined);
  throw new Refusal(vendors.some((vendor) => vendor.vassalage === vassalage) ? 'function_not_enabled' : 'not_found');
}

async function vendorsOf(context: Context, language: string | undefined): Promise<Schemas['VendorWallet'][]> {
  const cards = (await lanesOf(context, language)).flatMap((lane) => lane.cards);
  const titles = new Map(cards.map(({ vassalage, title }) => [vassalage, title]));
  if (titles.size === 0) return [];
  const rows = await context.db
    .selectFrom('vendor')
    .select(['code', 'single_wallet'])
    .where('code', 'in', [...titles.keys()])
    .execute();
  const single = new Map(rows.map(({ code, single_wallet }) => [code, single_wallet]));
  return [...titles].map(([vassalage, title]) => ({ vassalage, title, isSingle: single.get(vassalage) !== false }));
}
