import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { checkLedger } from '../../ledger/invariants.ts';
import { issueLaunchCode } from '../catalogue/launch-code.ts';
import { callWallet, playableGame, playing } from './testing.ts';

const secondVendor = { key: 'the key of a second vendor, long enough', baseUrl: 'http://127.0.0.1:9', origin: 'http://second.localhost:9' };
let gateway: TestGateway;
beforeAll(async () => {
  const { vendors } = testConfig();
  gateway = await startTestGateway({ config: { vendors: { ...vendors, ZZ: secondVendor } } });
});
afterAll(() => gateway.close());

describe('a transaction id', () => {
  test('that comes twice gets one equal answer and moves money once (W09, W10)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    const first = await bet({ transactionId: 'b', roundId: 'r' });
    expect(await bet({ transactionId: 'b', roundId: 'r', amount: '5.0' })).toEqual(first);
    const won = await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' });
    expect(await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' })).toEqual(won);
    expect(won.body.walletTransactionId).not.toBe(first.body.walletTransactionId);
    expect((await bet({ transactionId: 'b', roundId: 'r' })).body).toEqual({ ...first.body, balance: '105.00' });
    expect(await balance()).toBe('105.00');
  });

  test('that comes with other content is refused (W12)', async () => {
    const { bet, win, rollback, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    const others = [
      () => bet({ transactionId: 'b', roundId: 'r', amount: '6.00' }),
      () => bet({ transactionId: 'b', roundId: 'another' }),
      () => win({ transactionId: 'b', betTransactionId: 'b', roundId: 'r' }),
      () => rollback({ transactionId: 'b', betTransactionId: 'b' }),
    ];
    for (const other of others) expect(await other()).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TRANSACTION' } });
    expect(await balance()).toBe('95.00');
  });

  test('belongs to one player of one vendor (W13, W40)', async () => {
    const [one, two] = [await playing(gateway, '100.00'), await playing(gateway, '100.00')];
    for (const { bet } of [one, two])
      expect(await bet({ transactionId: 'same', roundId: 'same' })).toMatchObject({ status: 200, body: { balance: '95.00' } });
    const launch = {
      merchant: 'lotus',
      memberId: one.player.memberId,
      loginSession: null,
      vendor: 'ZZ',
      gameCode: 'dice',
      language: 'EN' as const,
      siteOrigin: 'http://lotus.localhost',
      random: gateway.random,
    };
    const { code, sessionId } = await issueLaunchCode(gateway.db, launch, gateway.clock.now());
    const other = { vendor: 'ZZ' };
    expect(await callWallet(gateway, 'authenticate', { code })).toMatchObject({ body: { code: 'INVALID_TOKEN' } });
    await callWallet(gateway, 'authenticate', { code }, other);
    const body = { sessionId, transactionId: 'same', roundId: 'same', gameCode: 'dice', amount: '1.00', currency: 'BDT' };
    expect(await callWallet(gateway, 'bet', body)).toMatchObject({ status: 403, body: { code: 'INVALID_TOKEN' } });
    expect(await callWallet(gateway, 'bet', body, other)).toMatchObject({ status: 200, body: { balance: '94.00' } });
    const theirs = { playerId: one.player.memberId, transactionId: 'r', betTransactionId: 'same' };
    expect(await callWallet(gateway, 'rollback', theirs, other)).toMatchObject({ status: 200, body: { balance: '95.00' } });
  });
});

describe('at once', () => {
  test('ten bets take exactly their sum (W14)', async () => {
    const { bet, balance } = await playing(gateway, '100.00');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => bet({ amount: `${i + 1}.00` })));
    expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200));
    expect(await balance()).toBe('45.00');
  });

  test('twenty bets of 10 leave ten refused, not a debt', async () => {
    const { bet, balance } = await playing(gateway, '100.00');
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet({ amount: '10.00' })));
    expect(answers.filter((a) => a.status === 200)).toHaveLength(10);
    expect(answers.filter((a) => a.body.code === 'NOT_ENOUGH_MONEY')).toHaveLength(10);
    expect(await balance()).toBe('0.00');
  });

  test('ten deliveries of one bet, and of one win, move money once (W15, W16)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    const bets = await Promise.all(Array.from({ length: 10 }, () => bet({ transactionId: 'b', roundId: 'r' })));
    expect(new Set(bets.map((a) => JSON.stringify(a))).size).toBe(1);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => win({ transactionId: `w${i % 3}`, betTransactionId: 'b', roundId: 'r', amount: '1.00' })),
    );
    expect(await balance()).toBe('98.00');
  });

  test('a bet and its rollback never leave the stake taken (W17, W37)', async () => {
    const { bet, rollback, balance } = await playing(gateway, '100.00');
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const calls = [() => bet({ transactionId: `t${i}` }), () => rollback({ betTransactionId: `t${i}` })];
        return (i % 2 ? calls : calls.reverse()).map((call) => call());
      }).flat(),
    );
    // A bet that was rolled back before it arrived is refused, even if the vendor sends it again.
    for (let i = 0; i < 12; i++) expect((await bet({ transactionId: `t${i}`, amount: '5.00' })).status).toBe(409);
    expect(await balance()).toBe('100.00');
  });
});

test('duplicated, shuffled and simultaneous deliveries have the same result as each call once (F04)', async () => {
  const kinds = fc.constantFrom('lost', 'won', 'undone', 'undoneOnly');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      async (rounds, dice) => {
        const { bet, win, rollback, balance, player } = await playing(gateway, '100.00');
        const order = dice[Symbol.iterator]();
        let expected = 100;
        const deliveries: { at: number; call: () => Promise<{ status: number; body: object }>; needsBet: boolean }[] = [];
        for (const [i, [kind, copies]] of rounds.entries()) {
          const ids = { roundId: `r${i}`, transactionId: `b${i}` };
          const outcome = { transactionId: `o${i}`, betTransactionId: ids.transactionId, roundId: ids.roundId };
          const calls = [
            ...(kind === 'undoneOnly' ? [] : [() => bet(ids)]),
            ...(kind === 'lost' ? [() => win({ ...outcome, amount: '0' })] : []),
            ...(kind === 'won' ? [() => win({ ...outcome, amount: '7.00' })] : []),
            ...(kind === 'undone' || kind === 'undoneOnly'
              ? [() => rollback({ transactionId: outcome.transactionId, betTransactionId: ids.transactionId })]
              : []),
          ];
          expected += { lost: -5, won: 2, undone: 0, undoneOnly: 0 }[kind];
          for (const call of calls)
            for (let copy = 0; copy < copies; copy++)
              deliveries.push({ at: order.next().value as number, call, needsBet: kind === 'lost' || kind === 'won' });
        }
        deliveries.sort((a, b) => a.at - b.at);
        for (let i = 0; i < deliveries.length; i += 16) await Promise.all(deliveries.slice(i, i + 16).map((d) => d.call()));
        // A vendor repeats an outcome until it gets a definite answer; here one repeat is enough.
        for (const { call, needsBet } of deliveries) if (needsBet) expect((await call()).status).toBe(200);
        expect(await balance()).toBe(`${expected}.00`);
        const { list } = await player.value('listBets');
        expect(list.every((round) => round.status !== 'open')).toBe(true);
        return true;
      },
    ),
    { numRuns: 15 },
  );
  expect(await checkLedger(gateway.db)).toEqual([]);
});

test('every vendor transaction that moved money has its transfer, and no other has (W48)', async () => {
  const { bet, win } = await playing(gateway, '100.00');
  await bet({ transactionId: 'b', roundId: 'r' });
  await win({ transactionId: `w-${randomUUID()}`, betTransactionId: 'b', roundId: 'r', gameCode: playableGame });
  const rows = await gateway.db
    .selectFrom('vendor_transaction as v')
    .leftJoin('ledger_transfer as t', 't.id', 'v.transfer_id')
    .leftJoin('ledger_entry as e', (join) => join.onRef('e.transfer_id', '=', 't.id').on('e.amount', '>', '0'))
    .select(['v.kind', 'v.amount', 'v.round_id', 't.kind as transferKind', 't.reference', 'e.amount as moved'])
    .execute();
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    if (BigInt(row.amount) === 0n) expect(row.transferKind).toBeNull();
    else
      expect({ ...row, moved: BigInt(row.moved!) }).toMatchObject({
        transferKind: row.kind,
        reference: row.round_id,
        moved: BigInt(row.amount),
      });
  }
});
