import { describe, expect, test } from 'vitest';
import { caseIds, cases, certify, controlAt, controlledStage, type CaseId } from './index.ts';
import { firstVendor, secondVendor, startWallet } from './testing/broken-wallet.ts';
import { walletFaults, type WalletFault } from './testing/faults.ts';

/** Certifies the tests' wallet, with this fault or without one. */
async function certified(fault: WalletFault | null, only: readonly CaseId[], p95: number | null = null) {
  const wallet = await startWallet(fault);
  try {
    return await certify({
      url: wallet.url,
      vendor: firstVendor,
      stage: controlledStage(controlAt(wallet.control), secondVendor),
      faults: { database: wallet.database },
      only,
      load: { callsPerSecond: 60, seconds: 0.5, p95 },
    });
  } finally {
    await wallet.close();
  }
}

test('every case is there, in its order', () => {
  expect(caseIds).toHaveLength(48);
  expect(caseIds.map((id) => Number(id.slice(1)))).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  expect(Object.keys(cases).sort()).toEqual([...caseIds].sort());
});

test('a wallet that keeps the contract passes every case', async () => {
  const { cases: results } = await certified(null, caseIds);
  expect(results.filter(({ outcome }) => outcome === 'failed').map(({ id, reason }) => [id, reason])).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ id }) => id)).toEqual([]);
});

test('every case can fail', () => {
  expect([...new Set(Object.values(walletFaults).flat())].sort()).toEqual([...caseIds]);
});

describe('a wallet fails the cases that its fault is for', () => {
  const faults = Object.entries(walletFaults) as [WalletFault, readonly CaseId[]][];
  test.each(faults)('%s: %s', async (fault, ids) => {
    const { cases: results } = await certified(fault, ids, fault === 'tiresUnderLoad' ? 10 : null);
    expect(results.map((result) => [result.id, result.outcome])).toEqual(ids.map((id) => [id, 'failed']));
    for (const { reason } of results) expect(reason).not.toMatch(/the suite itself stumbled/);
  });
});
