// Office 7, "Bets and rounds": a round whose end was lost is asked about at its vendor and closed by the wallet's own calls.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { officeOf, operate } from '../../../testing/office.ts';
import type { RoundRecord } from '../../vendors/client.ts';
import { playing } from '../../vendors/testing.ts';

let gateway: TestGateway;
let vendor: Server;
/** The rounds in the vendor's own books; null if it offers no list. */
let records: RoundRecord[] | null = [];
let game: Awaited<ReturnType<typeof playing>>;
beforeAll(async () => {
  vendor = createServer((request, response) => {
    const answer = request.url!.endsWith('/reveal')
      ? { verifierUrl: `${gateway.config.vendors['JL']!.origin}/verify/1` }
      : records && { rounds: records };
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  gateway = await startTestGateway();
  const partner = gateway.config.vendors['JL']!;
  Object.assign(gateway.config, {
    vendors: { JL: { ...partner, baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}` } },
  });
  game = await playing(gateway, '1000.00');
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => vendor.close(resolve));
});

/** Opens a round with one bet of 5.00, and returns the vendor's record of it. */
async function openRound(name: string, of: Partial<RoundRecord> = {}): Promise<{ id: string; record: RoundRecord }> {
  await game.bet({ roundId: name, transactionId: `bet-${name}` });
  const { list } = await officeOf(gateway).call('listOpenRounds', { query: { merchant: 'lotus' } });
  const { id } = list.find(({ vendorRound }) => vendorRound === name)!;
  const at = gateway.clock.now().toISOString();
  const { playerId } = game.session;
  return { id, record: { roundId: name, playerId, stake: '5.00', win: '0.00', currency: 'BDT', status: 'settled', at, ...of } };
}
const ask = (id: string) => operate(gateway, 'askRoundVendor', { id, merchant: 'lotus' });

test('a round that is over at the vendor with the same sums is settled, with the page that verifies it', async () => {
  const { id, record } = await openRound('lost-end');
  records = [record];
  expect(await ask(id)).toMatchObject({
    status: 'settled',
    heard: 'agrees',
    vendorStake: '5.00',
    verifierUrl: expect.stringContaining('/verify/1'),
  });
  const { list } = await officeOf(gateway).call('listAuditEvents', { query: { subject: id } });
  expect(list).toMatchObject([{ event: 'ledger.reconciled', subjectKind: 'round', outcome: 'done' }]);
  // The vendor's own end of the round arrives late and changes nothing.
  expect((await game.endRound({ roundId: 'lost-end' })).status).toBe(200);
});

test('a round that was rolled back at the vendor is returned once, whichever side reports it again', async () => {
  const before = await game.balance();
  const { id, record } = await openRound('undone', { stake: '0.00', status: 'rolledBack' });
  records = [record];
  expect(await ask(id)).toMatchObject({ status: 'rolledBack', heard: 'agrees', stake: '0.00' });
  expect(await ask(id)).toMatchObject({ status: 'rolledBack', heard: 'agrees' });
  expect((await game.rollback({ betTransactionId: 'bet-undone' })).status).toBe(200);
  expect(await game.balance()).toBe(before);
});

test('a win that did not arrive is not paid from here: its vendor must send it again', async () => {
  const { id, record } = await openRound('lost-win', { win: '20.00' });
  records = [record];
  const before = await game.balance();
  expect(await ask(id)).toMatchObject({ status: 'open', heard: 'differs', win: '0.00', vendorWin: '20.00' });
  expect(await game.balance()).toBe(before);
});

test('a round that the list does not have stays open, and so does one whose vendor offers no list', async () => {
  const { id } = await openRound('running');
  records = [];
  expect(await ask(id)).toMatchObject({ status: 'open', heard: 'notOver', vendorStake: null });
  records = null;
  expect(await ask(id)).toMatchObject({ status: 'open', heard: 'unknown' });
  await expect(ask('no such round')).rejects.toThrow('There is no round');
});
