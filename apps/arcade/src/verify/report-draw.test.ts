import { expect, test } from 'vitest';
import { reportDraw } from './report-draw.ts';

const claim = {
  serverSeed: '7f1b0c2e9d4a5b6c8e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f',
  clientSeed: 'demo-game',
  nonce: '20260822001',
};

test('a lottery draw is reported with what matches and what does not', () => {
  expect(reportDraw('pk10', { ...claim, result: '3 5 10 2 4 7 9 1 8 6' })).toMatchObject({
    ok: true,
    text: expect.stringContaining('order: 3 5 10 2 4 7 9 1 8 6'),
  });
  const { ok, text } = reportDraw('pk10', { ...claim, result: '1 2 3 4 5 6 7 8 9 10', commitment: '0'.repeat(64) });
  expect(ok).toBe(false);
  expect(text.match(/DOES NOT MATCH/g)).toHaveLength(2);
});

test('what cannot be read is named', () => {
  expect(reportDraw('pk11', claim)).toMatchObject({ ok: false, text: expect.stringContaining('pack') });
  expect(reportDraw('k3', { ...claim, serverSeed: 'x' })).toEqual({ ok: false, text: 'Cannot be read: serverSeed.' });
});
