import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveResult, hasPrizes, instantIn, packs, type DrawnResult } from '@parlour/domain/lottery';
import { shippedGames, type ShippedGame } from '../shipped/games.ts';
import type { PartialResult } from '../tables.ts';

const day = 86_400_000;

let drawn: readonly string[] | undefined;

/** XSMB draws of 2021 and 2022 (Khiem Doan, MIT License), one per line: a date, and the digits of all numbers in the pack's order. */
function drawsOfTheNorth(): readonly string[] {
  drawn ??= readFileSync(path.join(import.meta.dirname, 'xsmb.txt'), 'utf8')
    .trim()
    .split('\n');
  return drawn;
}

/** A real draw of the north, replayed on another day. */
function northern(onDay: string): DrawnResult {
  const draws = drawsOfTheNorth();
  const line = draws[Math.floor(Date.parse(`${onDay}T00:00:00Z`) / day) % draws.length]!;
  let digits = line.slice('2022-12-31 '.length);
  const { result } = packs['vn-north'];
  if (!hasPrizes(result)) throw new Error('the north has prizes');
  const take = (count: number) => {
    const taken = digits.slice(0, count);
    digits = digits.slice(count);
    return taken;
  };
  return Object.fromEntries(result.prizes.map(({ name, count, digits: each }) => [name, Array.from({ length: count }, () => take(each))]));
}

/** The sandbox's complete result of a game on a day, made up but the same for every caller; undefined for an unknown game. */
export function sandboxResult(gameCode: string, onDay: string): DrawnResult | undefined {
  const game = shippedGames.find((each) => each.gameCode === gameCode && each.source === 'outside');
  if (!game) return undefined;
  if (game.gameCode === 'XSMB' || game.resultOf === 'XSMB') return northern(onDay);
  const serverSeed = createHash('sha256').update('parlour sandbox results').digest('hex');
  return deriveResult(packs[game.packId], {
    serverSeed,
    clientSeed: gameCode.replaceAll('_', '-'),
    nonce: Number(onDay.replaceAll('-', '')),
  });
}

/** How long a sandbox draw takes, in ms; its numbers appear one after another. */
const broadcast = 60_000;

/** What is known of a draw at a moment: nothing before its time, then one number after another, the first prize last. */
export function sandboxSoFar(gameCode: string, onDay: string, now: Date): PartialResult | undefined {
  const game = shippedGames.find((each) => each.gameCode === gameCode);
  const whole = sandboxResult(gameCode, onDay);
  if (!game || !whole) return undefined;
  const elapsed = now.getTime() - drawTime(game, onDay).getTime();
  if (elapsed < 0) return undefined;
  const order = Object.entries(whole).flatMap(([prize, numbers]) => numbers.map((_, i) => `${prize} ${i}`));
  const [first, ...rest] = order;
  const shown = Math.floor((Math.min(elapsed, broadcast) / broadcast) * order.length);
  const known = new Set([...rest, first].slice(0, shown));
  return Object.fromEntries(
    Object.entries(whole).map(([prize, numbers]) => [prize, numbers.map((n, i) => (known.has(`${prize} ${i}`) ? n : null))]),
  );
}

function drawTime({ calendar }: ShippedGame, onDay: string): Date {
  return instantIn(calendar.zone!, onDay, calendar.drawAt!);
}
