import path from 'node:path';
import { loadBrands, type Brand } from '@parlour/brand/schema';
import { gameTypes, listPaths } from '@parlour/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandFolder, brandsFolder } from '../build/places.ts';
import { addressesOf, urlsText, flagSet, type SiteAddresses } from './addresses.ts';

const brands = loadBrands(brandsFolder);
const update = '`npx vitest run --project node tools/flags -u` renews it';
let everywhere: readonly string[];
beforeAll(async () => {
  everywhere = (await addressesOf(flagSet(true), gameTypes)).all;
});

describe.each(brands.map((brand) => [brand.id, brand] as const))('the addresses of %s', (id, { flags, gameTypes: lines }) => {
  let site: SiteAddresses;
  beforeAll(async () => {
    site = await addressesOf(flags, lines);
  });

  test('are those that are written down in its folder', async () => {
    await expect(urlsText(site), update).toMatchFileSnapshot(path.join(brandFolder(id), 'urls.txt'));
  });

  test('all answer', async () => {
    for (const address of site.all) expect([address, await site.answers(address.replaceAll(/\$\w+/g, 'any'))]).toEqual([address, true]);
  });

  test('are all: what only other sites have is not found', async () => {
    const others = ['/no/such/page', '/member/nothing', ...everywhere.filter((address) => !site.all.includes(address))];
    for (const address of others) expect([address, await site.answers(address.replaceAll(/\$\w+/g, 'any'))]).toEqual([address, false]);
  });
});

test('a brand without a product line has no address for it', async () => {
  const lines: Brand['gameTypes'] = ['LIVE', 'SPORTS'];
  const site = await addressesOf(flagSet(true), lines);
  expect(site.all.filter((address) => Object.values(listPaths).some((list) => list === address))).toEqual(['/live']);
  expect(await site.answers('/live')).toBe(true);
  expect(await site.answers('/rng')).toBe(false);
});
