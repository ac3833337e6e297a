import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import type { Play } from '../play.ts';
import { accepted, CaseFailure, equal, refused } from '../verdict.ts';
import type { Answer } from '../wallet/caller.ts';

/** How long a vendor goes on asking before the case gives up, in ms. */
const patience = 30_000;

/** Asks again until the answer is definite: 200 or 4xx. */
async function untilDefinite(call: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await call();
    if (answer.status !== null && answer.status < 500) return answer;
    if (Date.now() > end) throw new CaseFailure(`no definite answer within ${patience / 1000} s of asking again`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Bets of 1 each: fewer than a player can pay for. */
const mostBets = 200;

const bets = (count: number) => Array.from({ length: count }, () => ({ transactionId: randomUUID(), roundId: randomUUID() }));

/** Sends each bet again until it is answered, and demands that it was taken and is one transaction. */
async function settle(play: Play, ids: { transactionId: string; roundId: string }): Promise<void> {
  const { walletTransactionId } = accepted(await untilDefinite(() => play.bet(ids)), 'TransactionAnswer');
  equal(
    accepted(await play.bet(ids), 'TransactionAnswer').walletTransactionId,
    walletTransactionId,
    "the wallet's transaction, asked again",
  );
}

/** Calls whose answers never arrive (W37 to W39). */
export const unknownOutcomes: CaseGroup<'W37' | 'W38' | 'W39'> = {
  W37: {
    title: 'The vendor gives up waiting and rolls back: nothing is left of the bet',
    guarantee: 'unknownOutcome',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const all = bets(6);
      await step('Six bets are sent, the line is cut before the answer, and each is rolled back', async () => {
        for (const [i, ids] of all.entries()) {
          await caller.callAndHangUp('bet', play.betBody(ids), i % 2 === 0 ? 'sent' : 'answered');
          const answer = await untilDefinite(() => play.rollback({ betTransactionId: ids.transactionId }));
          if (answer.status !== 200) refused(answer, 'TRANSACTION_DOES_NOT_EXIST');
        }
      });
      await step('Each bet, sent again, is refused', async () => {
        for (const ids of all) refused(await untilDefinite(() => play.bet(ids)), 'ROLLED_BACK');
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W38: {
    title: 'The database goes away in the middle of calls: none happens by half',
    guarantee: 'atomic',
    async run({ step, player, faults, skip }) {
      const { database } = faults;
      if (!database) return skip('only who runs the wallet can stop its database (faults.database of certify)');
      const play = await player();
      const before = await play.balance();
      const sent: { transactionId: string; roundId: string }[] = [];
      const one = play.amount(1);
      await step('Bets of 1 come all the time while the database is stopped', async () => {
        let stopped = false;
        const playing = Array.from({ length: 4 }, async () => {
          while (!stopped && sent.length < mostBets) {
            const [ids] = bets(1);
            sent.push(ids!);
            await play.bet({ ...ids, amount: one });
          }
        });
        await database.stop().finally(() => (stopped = true));
        await Promise.all(playing);
      });
      try {
        await step('While it is away nothing is taken, and no answer is a refusal', async () => {
          const { status } = await play.bet({ amount: one });
          if (status !== null && status < 500) throw new CaseFailure(`a call without a database was answered with ${status}`);
        });
      } finally {
        await database.start();
      }
      await step('Each bet, sent again until it is answered, is taken', async () => {
        for (const ids of sent) accepted(await untilDefinite(() => play.bet({ ...ids, amount: one })), 'TransactionAnswer');
      });
      await step(`The balance is ${sent.length} less: each bet has happened once`, () => play.expectBalance(before, -sent.length));
    },
  },
  W39: {
    title: 'The answer is lost after the work was done: the repeat gets the first answer',
    guarantee: 'unknownOutcome',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const all = bets(6);
      await step('Six bets of 10 are sent and their answers are lost', async () => {
        for (const [i, ids] of all.entries()) await caller.callAndHangUp('bet', play.betBody(ids), i % 2 === 0 ? 'answered' : 'sent');
      });
      await step('Each bet, sent again, gets one and the same answer', async () => {
        for (const ids of all) await settle(play, ids);
      });
      await step('The balance is 60 less', () => play.expectBalance(before, -60));
      const win = play.winBody({ amount: play.amount(60) });
      await step('A win of 60 whose answer is lost is paid once', async () => {
        await caller.callAndHangUp('win', win, 'answered');
        play.expectTaken(await untilDefinite(() => play.win(win)), before, 0);
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
};
