import { createHash } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import type { Trial } from '../trial.ts';
import { equal, refused } from '../verdict.ts';
import type { Forged } from '../wallet/caller.ts';

/** Sends a bet from each forger; the wallet must refuse them all. */
async function forgeries({ step, player }: Trial, forgers: Readonly<Record<string, Forged>>): Promise<void> {
  const play = await player();
  const before = await play.balance();
  for (const [what, forged] of Object.entries(forgers))
    await step(`${what} is refused`, async () => {
      const answer = await play.bet({}, forged);
      refused(answer, 'INVALID_SIGNATURE');
      equal(answer.status ?? 0, 401, 'the status');
    });
  await step('The balance is as before', () => play.expectBalance(before, 0));
}

/** Forged calls, which the vendor did not sign (W23 to W27). */
export const genuine: CaseGroup<'W23' | 'W24' | 'W25' | 'W26' | 'W27'> = {
  W23: {
    title: 'A signature by another key is refused',
    guarantee: 'signature',
    run: (trial) =>
      forgeries(trial, {
        'A call signed by another key': { secret: `not ${trial.caller.vendor.secret}` },
        'A signature of zeros': { headers: { 'x-signature': '0'.repeat(64) } },
        'A signature that is none': { headers: { 'x-signature': 'a signature' } },
      }),
  },
  W24: {
    title: 'The key, an empty text, or a hash without the key is no signature',
    guarantee: 'signature',
    run: (trial) =>
      forgeries(trial, {
        'The key as the signature': { headers: { 'x-signature': trial.caller.vendor.secret } },
        'An empty signature': { headers: { 'x-signature': '' } },
        'The hash of nothing': { headers: { 'x-signature': createHash('sha256').update('').digest('hex') } },
        'A signature by an empty key': { secret: '' },
      }),
  },
  W25: {
    title: 'A body that was altered on the way is refused',
    guarantee: 'signature',
    async run(trial) {
      const play = await trial.player();
      const body = play.betBody();
      await forgeries(trial, {
        'The signature of another body': { payload: JSON.stringify({ ...body, amount: play.amount(1) }) },
        'The signature of the same body, written with other spaces': { payload: JSON.stringify(body, null, 1) },
        'The signature of a body, sent with none': { payload: '{}' },
      });
    },
  },
  W26: {
    title: 'A call that is old, from the future, or comes again is refused',
    guarantee: 'signature',
    async run(trial) {
      await forgeries(trial, {
        'A call of ten minutes ago': { age: 600 },
        'A call of ten minutes ahead': { age: -600 },
        'A time that is none': { headers: { 'x-timestamp': 'now' } },
        'A call without a nonce': { headers: { 'x-nonce': '' } },
      });
      const play = await trial.player();
      const before = await play.balance();
      const nonce = crypto.randomUUID();
      await trial.step('A genuine bet of 10 is taken', async () => void play.expectTaken(await play.bet({}, { nonce }), before, -10));
      await trial.step(
        'A call with the same nonce is refused',
        async () => void refused(await play.bet({}, { nonce }), 'INVALID_SIGNATURE'),
      );
      await trial.step('The balance is 10 less', () => play.expectBalance(before, -10));
    },
  },
  W27: {
    title: 'A vendor whom the operator does not know is refused',
    guarantee: 'signature',
    run: (trial) =>
      forgeries(trial, {
        'A vendor that nobody knows, with a good key': { vendor: 'NOBODY-AT-ALL' },
        'A vendor without a name': { headers: { 'x-vendor': '' } },
        'A vendor that is a property of every object': { vendor: 'constructor' },
      }),
  },
};
