// N51.
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { useCounts } from './use-counts.ts';

const Counts = () => <main>{Object.values(useCounts()).join(' ')}</main>;
const answers = { getMemberState: { unreadMessage: 3, missionCount: 2, availablePromoCount: 1 } };

test('a member sees how many messages, missions and rewards wait', async () => {
  const { screen } = await openScreen(Counts, answers);
  await expect.element(screen.getByRole('main')).toHaveTextContent('3 2 1');
});

test.each([
  ['a trial user', { role: 'trial' } as const],
  ['a visitor', null],
])('%s has no counts, and none are requested', async (_who, who) => {
  const { screen, call } = await openScreen(Counts, answers, { who });
  await expect.element(screen.getByRole('main')).toHaveTextContent('0 0 0');
  expect(call).not.toHaveBeenCalledWith('getMemberState', expect.anything(), expect.anything());
});
