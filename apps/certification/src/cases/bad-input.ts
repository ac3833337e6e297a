import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import type { Trial } from '../trial.ts';
import { accepted, refused } from '../verdict.ts';

/** JSON values that are not amounts; strings first. */
const noAmounts: readonly unknown[] = [
  '0.00001',
  '1e309',
  'NaN',
  'Infinity',
  '',
  ' 5',
  '1,5',
  '0x10',
  '9'.repeat(16),
  5,
  1e308,
  null,
  true,
  ['5'],
  {},
];

async function amountsRefused({ step, player, caller }: Trial, amounts: readonly unknown[]): Promise<void> {
  const play = await player();
  const before = await play.balance();
  for (const amount of amounts)
    await step(`${JSON.stringify(amount)} is refused as a stake and as a win`, async () => {
      refused(await caller.call('bet', { ...play.betBody(), amount }), 'VALIDATION');
      refused(await caller.call('win', { ...play.winBody(), amount }), 'VALIDATION');
    });
  await step('The balance is as before', () => play.expectBalance(before, 0));
}

/** Malformed requests (W33 to W36). */
export const badInput: CaseGroup<'W33' | 'W34' | 'W35' | 'W36'> = {
  W33: { title: 'A negative amount is refused', guarantee: 'amounts', run: (trial) => amountsRefused(trial, ['-5.00', '-0.01', '-0', -5]) },
  W34: { title: 'What is no amount is refused', guarantee: 'amounts', run: (trial) => amountsRefused(trial, noAmounts) },
  W35: {
    title: 'Ids are text, however strange, and stay apart',
    guarantee: 'repeats',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const tail = randomUUID();
      const strange = [
        `'; drop table round; -- ${tail}`,
        `<img src=x onerror=alert(1)>${tail}`,
        `\u{1F3B0}\u{1F3B0} ${tail}`,
        `\u0440\u0436\u0434 %00 \\u0000 ${tail}`,
        `${tail} `,
        ` ${tail}`,
        tail.padEnd(128, 'x'),
        tail.padEnd(127, 'x'),
      ];
      for (const [i, id] of strange.entries())
        await step(
          `A bet of 1 with the ids ${JSON.stringify(id)} is taken`,
          async () => void play.expectTaken(await play.bet({ transactionId: id, roundId: id, amount: play.amount(1) }), before, -1 - i),
        );
      for (const id of ['', 'x'.repeat(129), 'x'.repeat(20_000)])
        await step(`An id of ${id.length} characters is refused`, async () => {
          refused(await play.bet({ transactionId: id }), 'VALIDATION');
          refused(await play.win({ transactionId: id }), 'VALIDATION');
        });
      await step('Half a character and a null character are refused', async () => {
        for (const id of [`${tail}\ud800`, `${tail}\0`]) refused(await play.bet({ transactionId: id }), 'VALIDATION');
      });
      await step(
        'A field that the contract does not have is refused',
        async () => void refused(await caller.call('bet', { ...play.betBody(), isFree: true }), 'VALIDATION'),
      );
      await step('Each strange bet is known by its own id', async () => {
        for (const id of strange) accepted(await play.rollback({ betTransactionId: id }), 'TransactionAnswer');
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W36: {
    title: 'What is not JSON is refused',
    guarantee: 'amounts',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      for (const body of ['', '{', '[]', 'null', '"text"', '{"sessionId":', '\u0000'])
        await step(`The body ${JSON.stringify(body)} is refused`, async () => {
          for (const name of ['bet', 'win', 'rollback'] as const) refused(await caller.call(name, body), 'VALIDATION');
        });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
};
