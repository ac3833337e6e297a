import { OfficeError, type OfficeApi } from '@parlour/office-api';
import { expect, test } from 'vitest';
import { PutAside } from '@parlour/office-ui/put-aside';
import { createGuard, guarded } from './guard.ts';

/** A gateway that refuses with these codes before it answers. */
function refusing(...codes: ('not_logged_in' | 'step_up_required' | 'forbidden')[]) {
  const asked: unknown[] = [];
  const office = {
    call(_operation: string, input: unknown) {
      asked.push(input);
      const code = codes.shift();
      return code ? Promise.reject(new OfficeError(code, 401, code)) : Promise.resolve({ done: true });
    },
  } as unknown as OfficeApi;
  return { office, asked };
}
const decide = (office: OfficeApi) => office.call('approveWithdrawal', { body: { id: '1' } });

test('a call waits for a new log-in and proof, then is repeated unchanged', async () => {
  const { office, asked } = refusing('not_logged_in', 'step_up_required');
  const guard = createGuard();
  const answered = decide(guarded(office, guard));
  await expect.poll(() => guard.current()).toBe('logIn');
  guard.answer(true);
  await expect.poll(() => guard.current()).toBe('prove');
  guard.answer(true);
  expect(await answered).toEqual({ done: true });
  expect(asked).toEqual([{ body: { id: '1' } }, { body: { id: '1' } }, { body: { id: '1' } }]);
});

test('an operator who dismisses the question has changed nothing', async () => {
  const { office, asked } = refusing('step_up_required');
  const guard = createGuard();
  const answered = decide(guarded(office, guard)).catch((error: unknown) => error);
  await expect.poll(() => guard.current()).toBe('prove');
  guard.answer(false);
  expect(await answered).toBeInstanceOf(PutAside);
  expect(asked).toHaveLength(1);
});

test('several waiting calls cause one question', async () => {
  const { office } = refusing('not_logged_in', 'not_logged_in');
  const guard = createGuard();
  let questions = 0;
  guard.subscribe(() => (questions += guard.current() === null ? 0 : 1));
  const both = Promise.all([decide(guarded(office, guard)), decide(guarded(office, guard))]);
  await expect.poll(() => guard.current()).toBe('logIn');
  guard.answer(true);
  expect(await both).toHaveLength(2);
  expect(questions).toBe(1);
});

test('any other refusal is passed on to the caller', async () => {
  const { office } = refusing('forbidden');
  await expect(decide(guarded(office, createGuard()))).rejects.toMatchObject({ code: 'forbidden' });
});
