// Office O32: filters and order of a list, kept under a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import type { InputOf } from '../operator.ts';

let gateway: TestGateway;
let amina: OfficeBrowser;
let bao: OfficeBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser: amina } = await enteredOffice(gateway));
  ({ browser: bao } = await enteredOffice(gateway, 'bao', '203.0.113.10'));
  const give = (name: string, role: string) => gateway.db.updateTable('operator_role').set({ role }).where('operator', '=', name).execute();
  await give('amina', 'support');
  await give('bao', 'support');
});
afterAll(() => gateway.close());

const blocked = { screen: 'members', name: 'Blocked', query: 'status=blocked' };
const save = (of: OfficeBrowser, view: InputOf<'saveView'>) => of.value('saveView', view);
const seen = async (of: OfficeBrowser) => (await of.value('listViews')).list.map(({ name, own, isDefault }) => [name, own, isDefault]);

test('a view is private to its owner unless it is shared with a role; nobody else changes it', async () => {
  const { id } = await save(amina, blocked);
  expect(await seen(amina)).toEqual([['Blocked', true, false]]);
  expect(await seen(bao)).toEqual([]);
  await save(amina, { ...blocked, id, role: 'support', pinned: true });
  expect(await seen(bao)).toEqual([['Blocked', false, false]]);
  expect((await bao.call('saveView', { ...blocked, id, name: 'Mine' })).body.code).toBe('not_found');
  expect((await bao.call('removeView', { id })).body.code).toBe('not_found');
  await amina.value('removeView', { id });
  expect(await seen(bao)).toEqual([]);
});

test('a role has one default view per screen, and a view can only be shared with roles that its owner has', async () => {
  await save(amina, { ...blocked, role: 'support', isDefault: true });
  await save(bao, { ...blocked, name: 'Excluded', query: 'status=excluded', role: 'support', isDefault: true });
  await save(bao, { screen: 'deposits', name: 'Waiting', query: 'status=pending', role: 'support', isDefault: true });
  expect(await seen(amina)).toEqual([
    ['Blocked', true, false],
    ['Excluded', false, true],
    ['Waiting', false, true],
  ]);
  expect((await amina.call('saveView', { ...blocked, role: 'owner' })).body.code).toBe('field_invalid');
  expect((await amina.call('saveView', { ...blocked, isDefault: true })).body.code).toBe('field_invalid');
  expect((await amina.call('saveView', { ...blocked, name: ' ' })).body.code).toBe('field_invalid');
});
