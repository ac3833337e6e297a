import { shuffled } from '../../../fairness/shuffle.ts';
import type { ChoiceRules, Draw } from '../../../game.ts';
import { choose as ways } from '../combinations.ts';
import { isChoice, isWhole } from '../read-choice.ts';
import { firstTimes, isCash, stepwise } from '../stepwise.ts';
import { timesText } from '../times.ts';
import { mostMines, tileCount, type LaidEvent, type MinesChoice, type MinesEvent, type ShownEvent, type TileEvent } from './events.ts';
import type { MinesPack } from './pack.ts';

const allTiles: readonly number[] = Array.from({ length: tileCount }, (_, tile) => tile);

/** What is preselected for a new player. */
export function firstInput(): MinesChoice {
  return { mines: 3, tiles: [], open: true };
}

/** The default for simulated rounds: three mines, three tiles (games.md H). */
export function usualInput(): MinesChoice {
  return { mines: 3, tiles: [0, 1, 2], open: false };
}

/** games.md C, mines. */
export const rules: ChoiceRules<MinesPack, MinesChoice, MinesEvent> = {
  readInput: (value) =>
    isChoice<MinesChoice>(value, {
      mines: (mines) => isWhole(mines, 1, mostMines),
      tiles: areTiles,
      open: (open) => typeof open === 'boolean',
    }) && value.tiles.length <= tileCount - value.mines
      ? value
      : undefined,
  play(_pack, { mines, tiles, open }, draw) {
    const laid = layMines(mines, draw);
    const begun: LaidEvent = { type: 'progress', mines };
    const steps = tiles.map((tile, index): TileEvent => {
      const mine = laid.includes(tile);
      return { type: 'reveal', tile, mine, times: mine ? 0 : timesOf(mines, index + 1) };
    });
    const shown: ShownEvent = { type: 'feature', mines: laid };
    return stepwise({ begun, steps, shown: [shown], open: open && tiles.length < tileCount - mines });
  },
  begun: ({ mines }) => ({ mines, tiles: [], open: true }),
  choose(input, choice) {
    if (isCash(choice)) return input.tiles.length > 0 ? rules.leave(input) : undefined;
    if (!isChoice<{ tile: number }>(choice, { tile: (tile) => isWhole(tile, 0, tileCount - 1) })) return undefined;
    return input.tiles.includes(choice.tile) ? undefined : { ...input, tiles: [...input.tiles, choice.tile] };
  },
  leave: (input) => ({ ...input, open: false }),
  outcomeMark: (events) => shown(events).mines.join('.'),
  describe(_pack, events) {
    const opened = events.filter((event): event is TileEvent => event.type === 'reveal');
    return [
      `Mines at ${shown(events).mines.join(' ')}`,
      ...opened.map(({ tile, mine, times }) => `Tile ${tile}: ${mine ? 'a mine' : `multiplier ${timesText(times)}`}`),
    ];
  },
};

/** In ascending order. */
export function layMines(mines: number, draw: Draw): number[] {
  return shuffled(allTiles, draw)
    .slice(0, mines)
    .toSorted((a, b) => a - b);
}

/** The multiplier after `picks` tiles, in ten-thousandths. */
export function timesOf(mines: number, picks: number): number {
  return Math.floor((firstTimes * ways(tileCount, picks)) / ways(tileCount - mines, picks));
}

function shown(events: readonly MinesEvent[]): ShownEvent {
  return events.find((event): event is ShownEvent => event.type === 'feature')!;
}

function areTiles(value: unknown): boolean {
  return Array.isArray(value) && value.every((tile) => isWhole(tile, 0, tileCount - 1)) && new Set(value).size === value.length;
}
