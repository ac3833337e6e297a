// R5, R7, R30, N32, O12, O14, O15.
import { createHash } from 'node:crypto';
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { tellEndedFigures } from '../../content/jobs.ts';
import { approve, byTwo, firstTwo, operate, officeOf } from '../../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const merchant = 'lotus';
const inEach = (text: string) => Object.fromEntries(gateway.merchants.byCode(merchant).languages.map((language) => [language, text]));
const texts = () => ({ title: inEach('A gift of {amount}'), terms: inEach('Once for each member.') });
const reason = 'For the anniversary';
const write = (code: string, more: Partial<BodyOf<'savePromotion'>> = {}) =>
  operate(
    gateway,
    'savePromotion',
    { merchant, code, kind: 'reward', terms: { amount: '10.00', perMember: 1 }, texts: texts(), ...more },
    amina,
  );
const fund = (promotion: string, amount: string, direction: 'in' | 'out' = 'in') =>
  byTwo(gateway, 'fundPromotion', { merchant, promotion, direction, amount, reason }, [amina, bao]);
const publish = async (promotion: string) => {
  const { promotion: row } = await officeOf(gateway, amina).call('getOfficePromotion', { query: { merchant, promotion } });
  return byTwo(gateway, 'publishPromotion', { merchant, promotion, revision: row.revision, reason }, [amina, bao]);
};
const seen = async (player: Awaited<ReturnType<TestGateway['registerMember']>>, code: string) =>
  (await player.value('listPromotions', { query: { language: 'EN' } })).list.find((promotion) => promotion.code === code);
const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ name: 'OfficeError', code, message: expect.stringMatching(message) as string }) as Error;

test('a promotion is written, tried, funded and published by two, taken by a member, changed for later members, and closed', async () => {
  const first = await write('anniversary');
  expect(first).toMatchObject({
    promotion: { state: 'draft', revision: 1, hasDraft: true, budget: { amount: '0.00' } },
    problems: [{ code: 'budgetTooSmall', needed: { amount: '10.00' } }],
    cost: { expected: { amount: '10.00' }, total: null },
  });
  const player = await gateway.registerMember();
  expect(await seen(player, 'anniversary')).toBeUndefined();
  await expect(publish('anniversary')).rejects.toEqual(refusal('field_invalid', /budgetTooSmall 10\.00 BDT/));

  expect(await fund('anniversary', '25.00')).toMatchObject({ promotion: { budget: { amount: '25.00' } }, problems: [] });
  expect(await publish('anniversary')).toMatchObject({
    promotion: { state: 'running', version: 1, hasDraft: false },
    versions: [{ version: 1, by: 'amina', approvedBy: 'bao', reason }],
  });
  const taken = (await seen(player, 'anniversary'))!;
  expect(taken).toMatchObject({ status: 'claim', termsVersion: 1 });
  expect(taken.title).toMatch(/^A gift of .*10/);
  expect(await player.call('claimPromotion', { body: { code: 'anniversary', termsVersion: 1 }, key: uuid() })).toMatchObject({
    status: 200,
  });

  const revision = (await officeOf(gateway, amina).call('getOfficePromotion', { query: { merchant, promotion: 'anniversary' } })).promotion
    .revision;
  await write('anniversary', { revision, terms: { amount: '5.00', perMember: 1 } });
  await expect(write('anniversary', { revision })).rejects.toEqual(refusal('version_conflict', /in the meantime/));
  expect(await publish('anniversary')).toMatchObject({
    promotion: { version: 2, budget: { amount: '15.00' }, given: { amount: '10.00' }, claims: 1 },
  });
  expect(await seen(await gateway.registerMember(), 'anniversary')).toMatchObject({ termsVersion: 2, amount: { amount: '5.00' } });

  await expect(fund('anniversary', '16.00', 'out')).rejects.toEqual(refusal('insufficient_balance', /holds 15\.00/));
  const closed = await byTwo(gateway, 'closePromotion', { merchant, promotion: 'anniversary', reason }, [amina, bao]);
  expect(closed).toMatchObject({ promotion: { state: 'closed' }, closed: { by: 'bao', reason } });
  const late = await gateway.registerMember();
  expect(await seen(late, 'anniversary')).toMatchObject({ status: 'close', whyNot: 'promotion_ended' });
  expect(await late.call('claimPromotion', { body: { code: 'anniversary', termsVersion: 2 }, key: uuid() })).toMatchObject({
    status: 409,
    body: { code: 'promotion_ended' },
  });
  expect(await fund('anniversary', '15.00', 'out')).toMatchObject({ promotion: { budget: { amount: '0.00' } } });
  const told = await gateway.db
    .selectFrom('audit_event')
    .select('event')
    .where('subject', '=', 'lotus/anniversary')
    .orderBy('seq')
    .execute();
  // The history looks the same whether one operator made the change or two decided on it.
  expect(told.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['promotion.created', 'promotion.changed', 'promotion.published', 'budget.defunded']),
  );
  expect(await checkLedger(gateway.db)).toEqual([]);
});

test('a promotion shows a picture of its own site, which stays while a version or a draft names it', async () => {
  const drawn = await sharp({ create: { width: 1200, height: 480, channels: 3, background: '#224466' } })
    .png()
    .toBuffer();
  const picture = { merchant, name: 'gift.png', content: drawn.toString('base64') };
  const { address } = (await operate(gateway, 'uploadPicture', picture, amina)) as { address: string };
  const terms = { amount: '10.00', perMember: 1 };
  for (const elsewhere of ['https://elsewhere.example/gift.png', '//elsewhere.example/gift.png'])
    await expect(write('pictured', { terms: { ...terms, picture: elsewhere } })).rejects.toEqual(refusal('field_invalid', /picture/));
  await write('pictured', { terms: { ...terms, picture: address } });
  const remove = () => operate(gateway, 'removePicture', { merchant, address, reason: 'Not wanted' }, amina);
  await expect(remove()).rejects.toEqual(refusal('field_invalid', /of a promotion/));
  await fund('pictured', '100.00');
  await publish('pictured');
  await expect(remove()).rejects.toEqual(refusal('field_invalid', /of a promotion/));
  expect(await seen(await gateway.registerMember(), 'pictured')).toMatchObject({ picture: address });
});

test('an approval covers only the version that was reviewed, and nothing happens without a second operator', async () => {
  await write('reviewed');
  await fund('reviewed', '100.00');
  const input = { merchant, promotion: 'reviewed', revision: 1, reason };
  const waiting = await operate(gateway, 'publishPromotion', input, amina);
  if (!('approval' in waiting)) throw new Error('it was published by one');
  const { list } = await officeOf(gateway, bao).call('listProposals', { query: {} });
  expect(list.find(({ id }) => id === waiting.approval)!.changes).toEqual(
    expect.arrayContaining([
      { field: 'terms', before: null, after: 'amount 10.00' },
      { field: 'worstCost', before: null, after: '10.00 BDT' },
    ]),
  );
  await write('reviewed', { revision: 1, terms: { amount: '90.00' } });
  expect(await approve(gateway, waiting.approval, bao)).toMatchObject({ proposal: { status: 'stale' } });
  expect(await seen(await gateway.registerMember(), 'reviewed')).toBeUndefined();
});

test('texts and terms that promise more than the data are not published', async () => {
  await expect(write('broken', { terms: { amount: 'ten' } })).rejects.toEqual(refusal('field_invalid', /^terms\.amount must be an amount/));
  await expect(write('broken', { terms: { amount: '1.00', eligible: { all: [{ is: 'levelAtLeast' }] } } })).rejects.toEqual(
    refusal('field_invalid', /^terms\.eligible\.all\[0\]\.level/),
  );
  const prizes = [
    { amount: '1.00', weight: 10 },
    { amount: '777.00', weight: 0 },
  ];
  const { problems } = await write('broken', {
    kind: 'envelope',
    terms: { prizes },
    texts: { title: { EN: 'Win up to 777 or {maxBonus}' } },
  });
  const codes = problems.map(({ code, language = '', text = '' }) => `${code} ${language} ${text}`.trim());
  expect(codes).toEqual(
    expect.arrayContaining(['figure EN title', 'slot EN title', 'missing EN terms', 'prizeWithoutWeight', 'budgetTooSmall']),
  );
});

test('a draw is published with the commitment of a seed that stays sealed', async () => {
  const prizes = [{ amount: '1.00', weight: 10 }];
  await write('drawn', { kind: 'envelope', terms: { prizes }, texts: { ...texts(), title: inEach('Win up to {top}') } });
  await fund('drawn', '50.00');
  const { versions } = await publish('drawn');
  const { id } = await gateway.db.selectFrom('promotion').select('id').where('code', '=', 'drawn').executeTakeFirstOrThrow();
  const version = gateway.db.selectFrom('promotion_version').select('seed').where('promotion_id', '=', id);
  const { seed } = await version.executeTakeFirstOrThrow();
  const open = gateway.vault.open({ merchant, column: 'promotion_version.seed', id: `${id}:1` }, seed!);
  expect(seed).not.toContain(open);
  expect(versions[0]!.commitment).toBe(createHash('sha256').update(Buffer.from(open, 'hex')).digest('hex'));
});

test('a promotion is tried with a member who deposits and plays', async () => {
  const terms = {
    percent: '50',
    deposit: 'first',
    maxBonus: '500.00',
    wagering: { multiplier: '2', base: 'bonus', spend: 'realFirst', weights: { RNG: '100' }, onWithdrawal: 'forfeit' },
  };
  const scenario = {
    merchant,
    kind: 'depositBonus',
    terms,
    deposit: '1000.00',
    stake: '10.00',
    rounds: 200,
    line: 'RNG',
    returns: '96',
  } as const;
  expect(await operate(gateway, 'simulatePromotion', scenario, amina)).toMatchObject({
    refused: null,
    given: { amount: '500.00' },
    required: { amount: '1000.00' },
    status: 'converted',
    endedAt: 100,
    cost: { amount: '500.00' },
  });
  expect(await operate(gateway, 'simulatePromotion', { ...scenario, line: 'LIVE' }, amina)).toMatchObject({
    status: 'active',
    wagered: { amount: '0.00' },
    endedAt: null,
  });
});

test('a raffle is published with the hash of its seed, which the log has too', async () => {
  const to = new Date(gateway.clock.now().getTime() + 3_600_000).toISOString();
  const terms = { prizes: ['20.00'], tickets: { per: 'deposit', each: '100.00', most: 3 }, to };
  await write('summer-raffle', { kind: 'raffle', terms, texts: { ...texts(), title: inEach('A raffle') } });
  await fund('summer-raffle', '20.00');
  await publish('summer-raffle');
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: 'lotus/summer-raffle', merchant } });
  const player = await gateway.registerMember();
  const { commitment } = (await seen(player, 'summer-raffle'))!.raffle!;
  expect(list.map(({ event }) => event)).toEqual(expect.arrayContaining(['promotion.published', 'raffle.seedCommitted']));
  expect(list.find(({ event }) => event === 'raffle.seedCommitted')).toMatchObject({
    actor: 'bao',
    after: JSON.stringify({ version: 1, commitment }),
  });
});

test('open pages that show figures of a promotion are told when it ends by its terms', async () => {
  const to = gateway.clock.now().getTime() + 5400_000;
  await write('short-gift', { terms: { amount: '10.00', perMember: 1, to: new Date(to).toISOString() } });
  await fund('short-gift', '25.00');
  await publish('short-gift');
  const text = { title: '{short-gift.amount}', content: '<p>1</p>' };
  const news = { merchant, kind: 'announcement', key: 'short-gift', place: 'PR', texts: { BN: text }, facts: {} } as const;
  const { item } = await operate(gateway, 'writeContent', news, amina);
  await operate(gateway, 'publishContent', { merchant, item: item.id, version: 1 }, amina);
  const told = async () => {
    const events = await gateway.db.selectFrom('event').select('data').where('type', '=', 'contentChanged').execute();
    return events.filter(({ data }) => JSON.stringify(data) === '{"kinds":["announcement"]}').length;
  };
  gateway.clock.advance(5399);
  await runQueued(gateway, tellEndedFigures.name);
  const before = await told();
  gateway.clock.advance(1);
  expect([await runQueued(gateway, tellEndedFigures.name), await told()]).toEqual([1, before + 1]);
});
