import { expect, test } from 'vitest';
import { readGames } from '../packs/read-games.ts';
import { reportClaimedRound } from '../verify/claimed-round.ts';
import { roundLine } from './round-line.ts';

test('the line that a player copies is one that the command recomputes', () => {
  const games = readGames();
  const dice = games.get('bamboo-dice')!.current;
  const query = new URLSearchParams({
    game: 'bamboo-dice',
    serverSeed: '0123456789abcdef'.repeat(4),
    clientSeed: 'parlour',
    nonce: '0',
    currency: 'USD',
    stake: '5.00',
    input: JSON.stringify({ side: 'under', winning: 5000 }),
    pack: dice.packHash,
    outcome: '47.31',
    win: '9.90',
  });
  const line = roundLine(`http://arcade.localhost/verify?${query.toString()}`);
  expect(line).not.toContain('\n');
  expect(reportClaimedRound(games, line)).toMatchObject({ ok: true, packHash: dice.packHash });
  query.set('win', '9.91');
  expect(reportClaimedRound(games, roundLine(`http://arcade.localhost/verify?${query.toString()}`)).differences).toEqual([
    { field: 'win', claimed: '9.91', computed: '9.90' },
  ]);
});
