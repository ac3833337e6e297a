// Office O32: filters and order of a list, kept under a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import type { JobTools } from '../../../jobs/job.ts';
import type { InputOf } from '../operator.ts';
import { sealedEmail } from '../people/email.ts';
import { mailReports } from './mail-reports.ts';

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

test('a saved report is mailed to its maker as a link for the days before, as long as their roles show it', async () => {
  const report = { screen: 'reports', name: 'Games by week', query: 'by=game&from=2020-01-01&report=games&to=2020-01-31' };
  const mailed = { ...report, mail: 'weekly', merchant: 'lotus' } as const;
  const failed = async (change: object) => (await amina.call('saveView', { ...mailed, ...change })).body.code;
  expect(await failed({ screen: 'members' })).toBe('field_invalid');
  expect(await failed({ merchant: null })).toBe('field_invalid');
  expect(await failed({}), 'without an address').toBe('field_invalid');
  const email = sealedEmail(gateway.vault, 'amina', 'amina@example.net');
  await gateway.db.updateTable('operator').set({ email }).where('name', '=', 'amina').execute();
  const { id, mail } = await save(amina, mailed);
  expect(mail).toBe('weekly');
  await gateway.db
    .updateTable('office_view')
    .set({ mail_next_at: new Date('2026-03-02T00:00:00Z') })
    .where('id', '=', id)
    .execute();
  const sent: { to: string; subject: string; text: string }[] = [];
  const outbox = { send: (_kind: unknown, message: object) => Promise.resolve(void sent.push(message as (typeof sent)[number])) };
  // Cast because the job only sends mails: a whole outbox would need a carrier.
  const tools = { ...jobToolsOf(gateway), outbox: outbox as unknown as JobTools['outbox'] };
  expect(await mailReports(tools)).toBe(1);
  expect(sent).toMatchObject([{ to: 'amina@example.net', subject: 'Games by week, 2026-03-01' }]);
  expect(sent[0]!.text).toContain('/m/lotus/reports?by=game&from=2026-02-23&report=games&to=2026-03-01');
  expect(await mailReports(tools), 'not twice').toBe(0);
  await gateway.db.updateTable('office_view').set({ mail_next_at: gateway.clock.now() }).where('id', '=', id).execute();
  await gateway.db.updateTable('operator_role').set({ role: 'content' }).where('operator', '=', 'amina').execute();
  expect(await mailReports(tools), 'whose roles no longer show reports').toBe(0);
});
