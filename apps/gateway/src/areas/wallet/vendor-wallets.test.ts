import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('every vendor plays from the one wallet, so nothing is moved to any', async () => {
  const member = await gateway.registerMember();
  const { isSingle, vendors } = await member.value('getMerchantWallet');
  expect(isSingle).toBe(true);
  const [{ vassalage } = { vassalage: '' }] = vendors;
  const ask = (vendor: string) => member.call('transferToVendor', { body: { vassalage: vendor, direction: 'toVendor', amount: '10.00' } });
  expect((await ask(vassalage)).body.code).toBe('function_not_enabled');
  expect((await ask('NOBODY')).body.code).toBe('not_found');
});

test('a vendor that would keep a wallet of its own is reported, and still gets nothing', async () => {
  const member = await gateway.registerMember();
  const { vassalage } = (await member.value('getMerchantWallet')).vendors[0]!;
  await gateway.db.updateTable('vendor').set({ single_wallet: false }).where('code', '=', vassalage).execute();
  const { isSingle, vendors } = await member.value('getMerchantWallet');
  expect(isSingle).toBe(false);
  expect(vendors.filter((vendor) => !vendor.isSingle).map((vendor) => vendor.vassalage)).toEqual([vassalage]);
  const refused = await member.call('transferToVendor', { body: { vassalage, direction: 'fromVendor', amount: '10.00' } });
  expect(refused.body.code).toBe('function_not_enabled');
});
