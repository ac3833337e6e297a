import type { Brand } from '@parlour/brand/schema';
import { expect, test } from 'vitest';
import { merchantsOf } from '../../kernel/merchants.ts';
import { testBrands } from '../../testing/brands.ts';
import { startTestGateway } from '../../testing/gateway.ts';
import { seed } from '../../main/seed.ts';

test('a new brand has no banner about a list it lacks or a feature that is off', async () => {
  const [template] = testBrands;
  const brand = (id: string, change: Partial<Brand>): Brand => ({
    ...template!,
    id,
    merchantCode: id,
    domains: [`${id}.example`],
    ...change,
  });
  const off = { ...template!.flags, inHouseGames: false, freePlay: false };
  const brands = [
    brand('everything', {}),
    brand('fisher', { gameTypes: ['FISH', 'LOTT'], vendors: ['TDW', 'DRW'], flags: off }),
    brand('slots', { gameTypes: ['RNG'], vendors: ['MGW'], flags: off }),
  ];
  const gateway = await startTestGateway({ brands });
  try {
    await seed(gateway.db, { ...gateway, merchants: merchantsOf(brands) });
    const rows = await gateway.db
      .selectFrom('content_item')
      .select(['merchant', 'key'])
      .where('kind', '=', 'banner')
      .orderBy('position')
      .execute();
    const of = (merchant: string) => rows.filter((row) => row.merchant === merchant).map(({ key }) => key);
    expect(of('everything')).toEqual(['lotus-lanterns', 'evening-tables', 'deep-water', 'free-play', 'open-books', 'new-arrivals']);
    expect(of('fisher')).toEqual(['deep-water']);
    expect(of('slots')).toEqual(['new-arrivals']);
  } finally {
    await gateway.close();
  }
});
