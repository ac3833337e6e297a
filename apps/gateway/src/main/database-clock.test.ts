import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../db/open.ts';
import { followDatabase } from './database-clock.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase('pglite:memory');
});
afterAll(() => database.close());

const hour = 3_600_000;

/** Simulates a machine whose clock is off by `offset` ms; returns what it logs. */
async function machineOff(offset: number) {
  const warnings: string[] = [];
  let passed = 0;
  const surroundings = { elapsed: () => performance.now() + passed, machine: () => Date.now() + offset };
  const clock = await followDatabase(database.owner, { info: () => undefined, warn: (_facts, text) => warnings.push(text) }, surroundings);
  return { clock, warnings, sleep: (ms: number) => (passed += ms) };
}

test.each([-hour, hour])('a machine whose clock is off by %d ms has the time of the database, and says so', async (offset) => {
  const { clock, warnings } = await machineOff(offset);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(500);
  expect(warnings).toEqual(['the clock of this machine differs from the database’s']);
  clock.stop();
});

test('a machine whose clock is right says nothing, also after the next look', async () => {
  const { clock, warnings } = await machineOff(0);
  await clock.measure();
  expect(warnings).toEqual([]);
  clock.stop();
});

test('time that the database has not seen pass is a jump; afterwards the clock is right again', async () => {
  const { clock, warnings, sleep } = await machineOff(0);
  sleep(hour);
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(hour - 500);
  await clock.measure();
  expect(warnings).toEqual(['the database’s clock has jumped']);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(500);
  clock.stop();
});
