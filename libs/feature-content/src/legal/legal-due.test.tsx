import type { Schema } from '@parlour/api';
import { openScreen, type OpenedFor } from '@parlour/routes/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LegalDue } from './legal-due.tsx';

const text: Schema<'LegalText'> = {
  document: 'terms',
  title: 'Terms of use',
  content: '<p>New and shorter.</p>',
  changes: 'One clause less.',
  language: 'EN',
  version: 3,
  since: '2026-11-29T18:00:00.000Z',
};
const due: Schema<'LegalState'> = { due: [{ document: 'terms', version: 3 }], accepted: [] };
const none: Schema<'LegalState'> = { due: [], accepted: [{ document: 'terms', version: 3, at: text.since }] };

const open = (answers: object, who?: OpenedFor) =>
  openScreen(
    () => (
      <main>
        <LegalDue />
      </main>
    ),
    { listLegalTexts: { list: [text] }, ...answers },
    who,
  );
const dialog = () => page.getByRole('dialog', { name: 'Terms of use' });
/** Waits until the page has been quiet for long enough. */
const quietly = async () => {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1500);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('a member reads the changes and accepts the version that was shown', async () => {
  const { answers, call } = await open({ getLegalState: due, acceptLegalText: null });
  await quietly();
  await expect.element(dialog().getByText('One clause less.')).toBeVisible();
  await expect.element(dialog().getByText('New and shorter.')).toBeVisible();
  await expect.element(dialog().getByText(/^Version 3, in force since November/)).toBeVisible();
  answers['getLegalState'] = none;
  await dialog().getByRole('button', { name: 'I accept' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(call).toHaveBeenCalledWith('acceptLegalText', { path: { document: 'terms' }, body: { version: 3 } });
});

test('“not now” postpones it', async () => {
  const { call } = await open({ getLegalState: due });
  await quietly();
  await dialog().getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('acceptLegalText');
});

test('visitors are not asked', async () => {
  const { call } = await open({ getLegalState: due }, { who: null });
  expect(call).not.toHaveBeenCalled();
});
