import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeMail, secretMail } from '../../outbound/message-calls.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeOf, operate } from '../../testing/office.ts';
import { scriptedPayments, startScriptedProvider, type ScriptedProvider } from '../../testing/scripted-provider.ts';

let provider: ScriptedProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const send = () => Promise.reject(new Error('away'));
  gateway = await startTestGateway({ payments: scriptedPayments(provider.origin), senders: { email: { send } } });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
const list = async (merchant?: string) => (await officeOf(gateway).call('listOutboundCalls', { query: { merchant } })).list;
const retry = (id: string) => operate(gateway, 'retryOutboundCall', { id });

test('an operator sees which calls wait or have failed, without their content, and can repeat those that may be', async () => {
  const mail = { to: 'rahim@example.com', subject: 'Hello', text: 'secret' };
  for (const kind of [noticeMail, secretMail]) await gateway.app.outbox.send(kind, mail, { merchant: 'lotus', key: randomUUID() });
  await gateway.app.afterwards.settled();
  provider.script.push('refuse');
  const player = await gateway.registerMember({ host: 'delta.localhost' });
  await player.value('createDeposit', { body: { amount: '50000.00' } });

  const ofLotus = await list('lotus');
  expect(ofLotus).toMatchObject([
    { kind: 'notice-mail', state: 'waiting', attempts: 1, error: 'Error', retry: false },
    { kind: 'secret-mail', state: 'failed', error: 'Error', next: '', retry: false },
  ]);
  expect(JSON.stringify(ofLotus)).not.toMatch(/rahim|secret"/);
  const [refused] = await list('delta');
  expect(refused).toMatchObject({ kind: 'begin-payment', state: 'failed', error: 'the provider answered 422', retry: true });
  for (const { id } of ofLotus) await expect(retry(id)).rejects.toThrow('There is no failed call');
  await expect(retry('x')).rejects.toThrow('There is no failed call x');

  expect(await retry(refused!.id)).toEqual({ id: refused!.id, state: 'waiting' });
  expect(await list('delta')).toMatchObject([{ id: refused!.id, state: 'waiting', attempts: 0 }]);
  await gateway.app.outbox.makeDue();
  // The player was already told that the deposit failed, so it cannot be paid.
  expect(await list('delta')).toMatchObject([{ state: 'failed', error: 'the deposit is failed' }]);
  expect(provider.asked).toHaveLength(1);
});
