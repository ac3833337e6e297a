import { randomUUID } from 'node:crypto';
import { toDecimal } from '@parlour/domain';
import type { CaseGroup } from '../case.ts';
import { accepted, equal, equalAmount, refused } from '../verdict.ts';

/** The effect of a single call (W01 to W08). */
export const balanceAndStakes: CaseGroup<'W01' | 'W02' | 'W03' | 'W04' | 'W05' | 'W06' | 'W07' | 'W08'> = {
  W01: {
    title: 'The balance',
    guarantee: 'calls',
    async run({ caller, step, player }) {
      await step('Somebody is there, to whom nobody needs to sign', async () => void accepted(await caller.liveness(), 'LivenessAnswer'));
      const play = await step('A launch code is changed for a session', player);
      await step('The balance is told, and asking changes nothing', async () => {
        const first = await play.balance();
        equalAmount(toDecimal(await play.balance()), first, 'the balance asked again');
      });
    },
  },
  W02: {
    title: 'A bet of 5 takes 5, once',
    guarantee: 'calls',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      await step('A bet of 5 is taken', async () => void play.expectTaken(await play.bet({ amount: play.amount(5) }), before, -5));
      await step('The balance is 5 less', () => play.expectBalance(before, -5));
    },
  },
  W03: {
    title: 'A win of 10 pays 10',
    guarantee: 'calls',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const ids = { roundId: randomUUID() };
      const transactionId = randomUUID();
      await step('A bet of 10 is taken', async () => void play.expectTaken(await play.bet({ ...ids, transactionId }), before, -10));
      await step(
        'Its win of 10 is paid',
        async () => void play.expectTaken(await play.win({ ...ids, betTransactionId: transactionId }), before, 0),
      );
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W04: {
    title: 'A win without a bet is paid',
    guarantee: 'promotions',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      await step('A win of 10 that names no bet is paid', async () => void play.expectTaken(await play.win(), before, 10));
      await step('A promotion of 10 is paid', async () => void play.expectTaken(await play.promo(), before, 20));
      await step('The balance is 20 more', () => play.expectBalance(before, 20));
    },
  },
  W05: {
    title: 'A bet of zero is taken',
    guarantee: 'zero',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const free = { transactionId: randomUUID(), roundId: randomUUID(), amount: '0' };
      const first = await step('A bet of 0 is taken', async () => play.expectTaken(await play.bet(free), before, 0));
      await step('It is known: a repeat gets the same answer', async () =>
        equal(play.expectTaken(await play.bet(free), before, 0).walletTransactionId, first.walletTransactionId, "the wallet's transaction"),
      );
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W06: {
    title: 'A win of zero is recorded and closes the round',
    guarantee: 'zero',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const [roundId, betTransactionId] = [randomUUID(), randomUUID()];
      const lost = { transactionId: randomUUID(), roundId, betTransactionId, amount: '0', roundClosed: true };
      await step(
        'A bet of 10 is taken',
        async () => void play.expectTaken(await play.bet({ roundId, transactionId: betTransactionId }), before, -10),
      );
      const first = await step('Its win of 0 is taken', async () => play.expectTaken(await play.win(lost), before, -10));
      await step('It is known: a repeat gets the same answer', async () =>
        equal(
          play.expectTaken(await play.win(lost), before, -10).walletTransactionId,
          first.walletTransactionId,
          "the wallet's transaction",
        ),
      );
      await step(
        'The round is over: its bet can no longer be rolled back',
        async () => void refused(await play.rollback({ betTransactionId }), 'BET_SETTLED'),
      );
      await step('The balance is 10 less', () => play.expectBalance(before, -10));
    },
  },
  W07: {
    title: 'A bet may be the whole balance',
    guarantee: 'calls',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      await step('A bet of all there is is taken, and 0 is left', async () => {
        const { balance } = accepted(await play.bet({ amount: toDecimal(before) }), 'TransactionAnswer');
        equalAmount(balance, { ...before, minor: 0n }, 'the balance in the answer');
      });
      await step(
        'A win of as much gives it back',
        async () => void play.expectTaken(await play.win({ amount: toDecimal(before) }), before, 0),
      );
    },
  },
  W08: {
    title: 'A bet above the balance is refused, with the actual balance',
    guarantee: 'amounts',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const oneTooMany = { ...before, minor: before.minor + 1n };
      const bet = { transactionId: randomUUID(), roundId: randomUUID(), amount: toDecimal(oneTooMany) };
      await step('A bet of the balance and one minor unit is refused', async () => {
        const { balance } = refused(await play.bet(bet), 'NOT_ENOUGH_MONEY');
        equalAmount(balance ?? 'none', before, 'the balance in the refusal');
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
      await step('Nothing was written: the same bet is taken once there is money', async () => {
        play.expectTaken(await play.win(), before, 10);
        const { balance } = accepted(await play.bet(bet), 'TransactionAnswer');
        equalAmount(balance, { ...before, minor: before.minor - oneTooMany.minor + play.minorOf(10) }, 'the balance in the answer');
      });
      await step(
        'The stake is given back',
        async () => void accepted(await play.rollback({ betTransactionId: bet.transactionId }), 'TransactionAnswer'),
      );
    },
  },
};
