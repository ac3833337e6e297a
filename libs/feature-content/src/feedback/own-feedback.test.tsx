// N72.
import type { Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OwnFeedback } from './own-feedback.tsx';

const feedback = (id: string, change: Partial<Schema<'OwnFeedback'>>): Schema<'OwnFeedback'> => ({
  id,
  type: 3,
  content: 'The reels stop.',
  createdAt: '2026-11-29T10:00:00Z',
  state: 'sent',
  ...change,
});

test('a member sees the state and the answer of each feedback', async () => {
  const list = [feedback('2', { type: 1, state: 'read' }), feedback('1', { state: 'answered', answer: 'Please reload the game.' })];
  await openScreen(OwnFeedback, { listOwnFeedback: { list } });
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: 'The reels stop.' }).last().click();
  await expect.element(page.getByText(/A game · /)).toBeVisible();
  await expect.element(page.getByText('Please reload the game.')).toBeVisible();
  await expect.element(page.getByText('Answered', { exact: true })).toBeVisible();
});

test('for a visitor nothing is requested or shown', async () => {
  const { call } = await openScreen(OwnFeedback, { listOwnFeedback: { list: [feedback('1', {})] } }, { who: null });
  await expect.element(page.getByText('What you sent before')).not.toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
});
