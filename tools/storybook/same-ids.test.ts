import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withSameIds } from './same-ids.ts';

const [round, deposit] = [randomUUID(), randomUUID()];
const bets = { list: [{ roundId: round, win: '5.00' }, { roundId: randomUUID() }], total: 2 };

test('two recordings of the same answers have the same ids', () => {
  const again = JSON.parse(JSON.stringify(bets).replaceAll(round, randomUUID())) as typeof bets;
  expect(withSameIds('lotus', { bets: again }).bets.list[0]).toEqual(withSameIds('lotus', { bets }).bets.list[0]);
});

test('equal ids stay equal, different ones different, and each brand has its own', () => {
  const { made, shown, other } = withSameIds('lotus', { made: { id: deposit }, shown: [`pay-${deposit}`], other: bets });
  expect(shown).toEqual([`pay-${made.id}`]);
  expect(new Set([made.id, ...other.list.map(({ roundId }) => roundId)]).size).toBe(3);
  expect(made.id).not.toBe(withSameIds('meridian', { made: { id: deposit } }).made.id);
});

test('recording another answer changes no id of the rest', () => {
  expect(withSameIds('lotus', { advice: [{ id: deposit }], bets }).bets).toEqual(withSameIds('lotus', { bets }).bets);
});

test('an address that names an id leads to what was made under it', () => {
  const room = randomUUID();
  const recorded = withSameIds('lotus', { [`/rooms/${room}/messages`]: 'Hello', '/rooms': [{ id: room }] });
  const [{ id }] = recorded['/rooms'] as [{ id: string }];
  expect(recorded[`/rooms/${id}/messages`]).toBe('Hello');
});
