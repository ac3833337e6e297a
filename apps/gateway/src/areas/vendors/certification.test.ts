import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusStage, caseIds, certify, controlAt, controlledStage, filedStage, type CaseResult } from '@parlour/certification';
import { money, type Currency } from '@parlour/domain';
import { readTerms } from '@parlour/domain/rewards';
import { checkLedger } from '../../ledger/invariants.ts';
import { fundPromotion, publishPromotion } from '../rewards/promotions.ts';
import { giveGrant } from '../rewards/testing.ts';
import { runCertification } from '../office/games/certify-job.ts';
import { listenOnSocket } from '../office/socket.ts';
import { opsSocketPath } from '../office/socket-path.ts';
import { listening } from '../../testing/another-gateway.ts';
import { testConfig } from '../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { jobToolsOf } from '../../testing/job-tools.ts';
import { officeBeside, officeOf, operate } from '../../testing/office.ts';
import { playableGame } from './testing.ts';

const second = { code: 'ZZ', secret: 'the key of a second vendor, long enough' };
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-certify-'));
const load = { callsPerSecond: 100, seconds: 1, p95: null };
let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  const { vendors } = testConfig();
  const other = { key: second.secret, baseUrl: 'http://127.0.0.1:9', origin: 'http://second.localhost:9' };
  gateway = await startTestGateway({ config: { vendors: { ...vendors, [second.code]: other } }, manyAccounts: true });
  await listenOnSocket(officeBeside(gateway), opsSocketPath(folder));
  url = `http://127.0.0.1:${await listening(gateway.app)}`;
  await addLobby();
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});
// The suite signs with the machine's time, while the gateway's clock stands still.
beforeEach(() => gateway.clock.advance((Date.now() - gateway.clock.now().getTime()) / 1000));

const vendor = () => ({ code: 'JL', secret: gateway.config.vendors['JL']!.key });
const told = (results: readonly CaseResult[], outcome: CaseResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ id, reason }) => `${id}: ${reason}`);

/** The seed has only one game of the in-house vendor; a lobby needs two games and the lobby itself. */
async function addLobby(): Promise<void> {
  const { db } = gateway;
  const game = await db.selectFrom('game').selectAll().where('code', '=', playableGame).executeTakeFirstOrThrow();
  const offer = await db.selectFrom('merchant_game').selectAll().where('game_code', '=', playableGame).execute();
  for (const [code, lobby] of [
    ['another-game', false],
    ['the-lobby', true],
  ] as const) {
    await db
      .insertInto('game')
      .values({ ...game, names: JSON.stringify(game.names), code, lobby })
      .execute();
    await db
      .insertInto('merchant_game')
      .values(offer.map((row) => ({ ...row, position: row.position + 1000, game_code: code })))
      .execute();
  }
}

test('the gateway passes every case; only a database that goes away needs another test', async () => {
  const stage = controlledStage(controlAt(`unix:${opsSocketPath(folder)}`), second);
  const { cases } = await certify({ url, vendor: vendor(), stage, load });
  expect(told(cases, 'failed')).toEqual([]);
  expect(told(cases, 'skipped').map((line) => line.slice(0, 3))).toEqual(['W38']);
  expect(cases).toHaveLength(caseIds.length);
});

describe('from the office', () => {
  const tools = (change: Partial<TestGateway['config']> = {}) => {
    const config = { ...gateway.config, port: Number(new URL(url).port), ...change };
    return { ...jobToolsOf(gateway), config };
  };
  const start = (asked = 'JL') => operate(gateway, 'startCertification', { vendor: asked });
  const latest = async () => (await officeOf(gateway).call('listCertifications', { query: { vendor: 'JL' } })).list[0]!;

  test('an operator has it run for a vendor, and sees each case', async () => {
    const { id, status, steps } = await start();
    expect([status, steps]).toEqual(['waiting', caseIds.length - 1]);
    expect((await start()).id, 'the one that runs').toBe(id);
    expect(await runCertification(id, tools(), ['W01', 'W12', 'W38'])).toBe(3);
    const { cases, ...certification } = await latest();
    expect(certification).toMatchObject({ id, status: 'done', failure: null, finished: expect.any(String) as string });
    expect(cases.map((each) => [each.id, each.outcome])).toEqual([
      ['W01', 'passed'],
      ['W12', 'passed'],
      ['W38', 'skipped'],
    ]);
    const { list } = await officeOf(gateway).call('listAuditEvents', { query: { event: 'vendor.certified' } });
    expect(list[0]).toMatchObject({ actor: 'certify-vendor', outcome: 'done' });
    expect(JSON.parse(list[0]!.after!)).toEqual({ certification: id, passed: 2, failed: 0, skipped: 1 });
  });

  test('a wallet that does not accept the vendor’s key fails its cases', async () => {
    const { id } = await start();
    const { vendors } = gateway.config;
    const other = { ...vendors, JL: { ...vendors['JL']!, key: 'another key than the wallet has, long enough' } };
    await runCertification(id, tools({ vendors: other }), ['W01']);
    expect((await latest()).cases).toMatchObject([{ id: 'W01', outcome: 'failed' }]);
  });

  test('ends without a case if the installation has lost the key meanwhile', async () => {
    const { id } = await start();
    expect(await runCertification(id, tools({ vendors: {} }))).toBe(0);
    expect(await latest()).toMatchObject({ status: 'failed', failure: 'not_found', cases: [] });
  });

  test('a vendor that can’t be certified is refused', async () => {
    await expect(start('NOPE')).rejects.toMatchObject({ code: 'not_found' });
    const games = gateway.db.updateTable('merchant_game').where('vendor', '=', 'JL');
    await games.set({ state: 'unavailable' }).execute();
    await expect(start()).rejects.toMatchObject({ code: 'field_invalid' });
    await games.set({ state: 'playable' }).execute();
  });
});

test('the gateway passes every case with players whose stakes take bonus money first (R25)', async () => {
  const controlled = controlledStage(controlAt(`unix:${opsSocketPath(folder)}`), second);
  const stage = bonusStage(controlled, bonusGiver());
  const { cases } = await certify({ url, vendor: vendor(), stage, load });
  expect(told(cases, 'failed')).toEqual([]);
  expect(told(cases, 'skipped').map((line) => line.slice(0, 3))).toEqual(['W38']);
  expect(await checkLedger(gateway.db)).toEqual([]);
});

/** Gives players bonus money in addition to play money, too much for any case to meet its requirement. */
function bonusGiver(): (player: { playerId: string; currency: string }) => Promise<void> {
  const wagering = { multiplier: '1000', base: 'bonus', spend: 'bonusFirst', weights: { default: '100' }, days: 7, onWithdrawal: 'keep' };
  const terms = { amount: '500.00', wagering };
  const code = 'certify-bonus';
  const promotions = new Map<string, { id: string; version: number }>();
  return async ({ playerId: memberId, currency }) => {
    const { merchant } = await gateway.db.selectFrom('member').select('merchant').where('id', '=', memberId).executeTakeFirstOrThrow();
    const now = gateway.clock.now();
    const kept = { merchant, code, kind: 'reward', terms, madeBy: 'test' };
    const promotion = promotions.get(merchant) ?? (await publishPromotion(gateway.db, kept, now));
    promotions.set(merchant, promotion);
    const read = readTerms(terms, { code, kind: 'reward', currency: currency as Currency });
    const amount = read.kind === 'reward' ? read.amount : 0n;
    const given = { merchant, memberId, promotion, key: memberId, book: 'play' as const, currency: currency as Currency, amount };
    await fundPromotion(gateway.db, { ...given, promotionId: promotion.id, amount: money(amount, given.currency) }, now);
    await giveGrant(gateway.db, { ...given, deposit: 0n, wagering: read.wagering!, tieExcluded: [] }, now);
  };
}

test('the gateway passes with the players that an operator has made ready, as far as they go', async () => {
  const { list } = await operate(gateway, 'makeCertificationPlayers', { vendor: 'JL' });
  const stage = filedStage({ players: list });
  const { cases } = await certify({ url, vendor: vendor(), stage, load });
  expect(told(cases, 'failed')).toEqual([]);
  expect(told(cases, 'skipped').map((line) => line.slice(0, 3))).toEqual(['W38', 'W40', 'W46', 'W48']);
});
