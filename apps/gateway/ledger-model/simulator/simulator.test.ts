import { expect, test } from 'vitest';
import { mistakes } from './gateways.ts';
import { simulate } from './simulate.ts';
import { onEmbedded } from '../../src/testing/needing.ts';

/** Seeds that once failed and revealed a bug; they are simulated for ever. */
const keptSeeds: readonly number[] = [];
const seeds = 10_000;

// Uses no database, so running it once per full run is enough.
onEmbedded.describe('the simulator', () => {
  test(`${seeds} seeds of drops, repeats, delays and kills leave the books that everybody was told of`, () => {
    const failed: string[] = [];
    for (const seed of [...keptSeeds, ...Array.from({ length: seeds }, (_, i) => i)]) {
      const faults = simulate(seed);
      if (faults.length > 0) failed.push(`seed ${seed} (keep it in keptSeeds): ${faults.join('; ')}`);
    }
    expect(failed).toEqual([]);
  });

  test('a seed is played the same way each time', () => {
    for (let seed = 0; seed < 50; seed++) expect(simulate(seed, 'forgetsIds')).toEqual(simulate(seed, 'forgetsIds'));
  });

  test.each(mistakes)('a gateway that %s is found out', (mistake) => {
    const found = Array.from({ length: 300 }, (_, seed) => simulate(seed, mistake)).filter((faults) => faults.length > 0);
    expect(found.length).toBeGreaterThan(0);
  });
});
