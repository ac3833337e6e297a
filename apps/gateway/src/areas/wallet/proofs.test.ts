// Specification 5; security E06.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeOf, operate } from '../../testing/office.ts';
import { aPicture, bomb } from '../../testing/pictures.ts';
import { fund } from './testing.ts';
import { approveWithdrawal } from './withdrawals.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function withdrawal({ approved = true } = {}) {
  const player = await gateway.registerMember();
  await fund(gateway, player, '1000.00');
  const payee = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const { id } = await player.value('createWithdrawal', { body: { amount: '300.00', ...payee } });
  if (approved) await approveWithdrawal(gateway.db, id, gateway.clock.now());
  const add = (file: Buffer) =>
    player.call('addWithdrawalProof', { params: { withdrawalId: id }, body: { content: file.toString('base64') }, key: randomUUID() });
  const dispute = () =>
    player.value('confirmWithdrawal', {
      params: { withdrawalId: id },
      body: { outcome: 'notReceived', remaining: '120.00' },
      key: randomUUID(),
    });
  const seen = async () => (await officeOf(gateway).call('listWithdrawalProofs', { query: { id, merchant: 'lotus' } })).list;
  return { player, id, add, dispute, seen };
}
const bytesOf = (address: string) => Buffer.from(address.slice('data:image/webp;base64,'.length), 'base64');

test('up to three pictures go with a report, and an operator sees them without what was written beside them', async () => {
  const { player, add, dispute, seen } = await withdrawal();
  expect((await add(await aPicture({ width: 2400, height: 1200 }))).status).toBe(200);
  gateway.clock.advance(1);
  expect(await dispute()).toMatchObject({ status: 'disputed', remaining: { amount: '120.00' }, proofs: 1 });
  expect(
    (
      await add(
        await sharp(await aPicture())
          .jpeg()
          .toBuffer(),
      )
    ).status,
  ).toBe(200);
  expect((await add(await aPicture())).status).toBe(200);
  expect((await add(await aPicture())).body).toMatchObject({ code: 'too_many_pictures', params: { max: 3 } });
  expect((await player.value('listWithdrawals')).list[0]).toMatchObject({ proofs: 3 });
  const list = await seen();
  expect(list).toHaveLength(3);
  const first = await sharp(bytesOf(list[0]!.picture)).metadata();
  expect(first).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect(first.exif).toBeUndefined();
  const { picture } = await gateway.db.selectFrom('withdrawal_proof').select('picture').executeTakeFirstOrThrow();
  expect(Buffer.from(picture, 'base64').subarray(0, 4).toString()).not.toBe('RIFF');
});

test('no picture, a broken one, one of another kind, a bomb and 6 MB are refused, and nothing is kept', async () => {
  const { add, seen } = await withdrawal();
  const png = await aPicture({ width: 400, height: 400 });
  for (const file of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    png.subarray(0, png.length - 100),
    await sharp(png).webp().toBuffer(),
    bomb(30_000),
    Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
  ])
    expect((await add(file)).body).toMatchObject({ code: 'picture_invalid' });
  expect((await add(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  expect(await seen()).toEqual([]);
});

test('a withdrawal that is not paid yet takes pictures once an operator has asked for a document, until it is decided', async () => {
  const { player, id, add, seen } = await withdrawal({ approved: false });
  expect((await add(await aPicture())).body).toMatchObject({ code: 'illegal_transition', params: { status: 'pending' } });
  const text = 'Please send a picture of your identity card.';
  await operate(gateway, 'askWithdrawalDocument', { id, text });
  expect((await player.value('listWithdrawals')).list[0]).toMatchObject({ id, documentAsked: true });
  const { list } = await player.value('listMessages', {});
  expect(list[0]).toMatchObject({ kind: 'fromOperator', params: { text } });

  expect((await add(await aPicture())).status).toBe(200);
  expect(await seen()).toHaveLength(1);
  const queued = (await officeOf(gateway).call('listPendingWithdrawals', { query: {} })).list.find((each) => each.id === id);
  expect(queued).toMatchObject({ documentAsked: gateway.clock.now().toISOString(), proofs: 1 });
  const { list: told } = await officeOf(gateway).call('listAuditEvents', { query: { subject: id } });
  expect(told[0]).toMatchObject({ event: 'member.messaged', after: expect.stringContaining('"documentAsked":true') as string });
  expect(JSON.stringify(told)).not.toContain('identity card');

  await operate(gateway, 'rejectWithdrawal', { id, reason: 'It is not readable.' });
  expect((await player.value('listWithdrawals')).list[0]).not.toHaveProperty('documentAsked');
  expect((await add(await aPicture())).body).toMatchObject({ code: 'illegal_transition' });
  await expect(operate(gateway, 'askWithdrawalDocument', { id, text })).rejects.toMatchObject({ code: 'illegal_transition' });
});
