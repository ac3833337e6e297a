// In a demonstration, visitors can look around at once; where any merchant is licensed, nobody can.
import { builtInRights, builtInRoles } from '@parlour/domain/office';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantsOf } from '../../../kernel/merchants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { officeBrowser } from '../../../testing/office-browser.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { isDemonstration, seedDemonstration } from './demonstration.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const now = () => gateway.clock.now();

/** The same merchants with one of them licensed; its site may also be closed. */
function licensed(closed: boolean) {
  const brands = gateway.merchants.all.map(({ brand }, index) =>
    index === 0 ? { ...brand, jurisdiction: { ...brand.jurisdiction, licence: 'MGA' } } : brand,
  );
  return merchantsOf(brands as never, closed ? new Map([[brands[0]!.id, 'closed']]) : new Map());
}

describe('a demonstration', () => {
  beforeAll(() => seedDemonstration(gateway.db, gateway.merchants, now()));

  test('has an operator for each built-in role, as whom anybody can enter with that role’s permissions', async () => {
    const { list } = await officeBrowser(gateway).value('listDemonstration');
    expect(list.map(({ role }) => role)).toEqual([...builtInRoles]);
    for (const { operator, role } of list.filter((each) => ['owner', 'auditor'].includes(each.role))) {
      const session = await officeBrowser(gateway).value('enterDemonstration', { name: operator });
      expect(session).toMatchObject({ operator, rights: builtInRights[role as 'owner'] });
    }
  });

  test('proves who is there by entering again', async () => {
    const browser = officeBrowser(gateway);
    await browser.value('enterDemonstration', { name: 'olivia' });
    gateway.clock.advance(301);
    expect((await browser.call('startOwnPasskey')).body.code).toBe('step_up_required');
    await browser.value('enterDemonstration', { name: 'olivia' });
    expect((await browser.call('startOwnPasskey')).status).toBe(200);
  });

  test('lets the gateway’s account add the first two real owners, as whom nobody can enter', async () => {
    const [amina] = await firstTwo(gateway);
    expect((await officeBrowser(gateway).call('enterDemonstration', { name: amina.name })).body.code).toBe('not_found');
    const waits = (await operate(gateway, 'removeOperator', { name: 'olivia' }, amina)) as object;
    expect(waits).toHaveProperty('approval');
  });

  test('is not created where there are operators already', async () => {
    await gateway.db.updateTable('operator').set({ removed_at: now() }).where('name', '=', 'emil').execute();
    await seedDemonstration(gateway.db, gateway.merchants, now());
    const { list } = await officeBrowser(gateway).value('listDemonstration');
    expect(list.map(({ operator }) => operator)).not.toContain('emil');
  });
});

test.each([false, true])('where a merchant is licensed (closed: %s) there is none, and an earlier one has ended', async (closed) => {
  const merchants = licensed(closed);
  expect(isDemonstration(merchants)).toBe(false);
  const browser = officeBrowser(gateway);
  await seedDemonstration(gateway.db, gateway.merchants, now());
  await gateway.db.updateTable('operator').set({ removed_at: null }).where('name', '=', 'ada').execute();
  await browser.value('enterDemonstration', { name: 'ada' });
  await seedDemonstration(gateway.db, merchants, now());
  expect((await browser.call('getOwnSession')).status).toBe(401);
  expect((await officeBrowser(gateway).value('listDemonstration')).list).toEqual([]);
  expect((await browser.call('enterDemonstration', { name: 'ada' })).body.code).toBe('not_found');
  const { list } = await officeOf(gateway).call('listOperators', {});
  expect(list.map(({ operator }) => operator)).toEqual(['amina', 'bao']);
});
