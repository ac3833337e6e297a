import { shuffled } from '../../../fairness/shuffle.ts';
import type { ChoiceRules, Draw } from '../../../game.ts';
import { isChoice, isWhole } from '../read-choice.ts';
import { firstTimes, isCash, stepwise } from '../stepwise.ts';
import { timesText } from '../times.ts';
import {
  doorsOf,
  floorCount,
  levels,
  type ClimbEvent,
  type DoorEvent,
  type Level,
  type TowersChoice,
  type TowersEvent,
  type TrapsEvent,
} from './events.ts';
import type { TowersPack } from './pack.ts';

/** What is preselected for a new player. */
export function firstInput(): TowersChoice {
  return { level: 'easy', columns: [], open: true };
}

/** The default for simulated rounds: easy, the first door on three floors (games.md H). */
export function usualInput(): TowersChoice {
  return { level: 'easy', columns: [0, 0, 0], open: false };
}

/** games.md C, towers. */
export const rules: ChoiceRules<TowersPack, TowersChoice, TowersEvent> = {
  readInput: (value) =>
    isChoice<TowersChoice>(value, {
      level: (level) => levels.includes(level as Level),
      columns: (columns) => Array.isArray(columns) && columns.length <= floorCount,
      open: (open) => typeof open === 'boolean',
    }) && value.columns.every((column) => isDoor(column, value.level))
      ? value
      : undefined,
  play(_pack, { level, columns, open }, draw) {
    const traps = setTraps(level, draw);
    const begun: ClimbEvent = { type: 'progress', level };
    const steps = columns.map((column, row): DoorEvent => {
      const trap = traps[row]!.includes(column);
      return { type: 'reveal', row, column, trap, times: trap ? 0 : timesOf(level, row + 1) };
    });
    const shown: TrapsEvent = { type: 'feature', traps };
    return stepwise({ begun, steps, shown: [shown], open: open && columns.length < floorCount });
  },
  begun: ({ level }) => ({ level, columns: [], open: true }),
  choose(input, choice) {
    if (isCash(choice)) return input.columns.length > 0 ? rules.leave(input) : undefined;
    return isChoice<{ column: number }>(choice, { column: (column) => isDoor(column, input.level) })
      ? { ...input, columns: [...input.columns, choice.column] }
      : undefined;
  },
  leave: (input) => ({ ...input, open: false }),
  outcomeMark: (events) =>
    trapsOf(events)
      .map((row) => row.join(''))
      .join('.'),
  describe(_pack, events) {
    const doors = events.filter((event) => event.type === 'reveal');
    return [
      `Traps, from the ground: ${trapsOf(events)
        .map((row) => row.join(','))
        .join(' ')}`,
      ...doors.map(({ row, column, trap, times }) => `Floor ${row}, door ${column}: ${trap ? 'a trap' : `multiplier ${timesText(times)}`}`),
    ];
  },
};

/** The doors of every floor that hide a trap, from the ground, each floor in ascending order. */
export function setTraps(level: Level, draw: Draw): number[][] {
  const { doors, traps } = doorsOf[level];
  const all = Array.from({ length: doors }, (_, door) => door);
  return Array.from({ length: floorCount }, () =>
    shuffled(all, draw)
      .slice(0, traps)
      .toSorted((a, b) => a - b),
  );
}

/** The multiplier after `floors` floors, in ten-thousandths. */
export function timesOf(level: Level, floors: number): number {
  const { doors, traps } = doorsOf[level];
  return Math.floor((firstTimes * doors ** floors) / (doors - traps) ** floors);
}

function trapsOf(events: readonly TowersEvent[]): TrapsEvent['traps'] {
  return events.find((event) => event.type === 'feature')!.traps;
}

function isDoor(value: unknown, level: Level): boolean {
  return isWhole(value, 0, doorsOf[level].doors - 1);
}
