import type { GameEvent, Played } from '../../game.ts';
import { isChoice } from './read-choice.ts';
import type { PayEvent, RoundEnd } from './events.ts';

/** A round of steps: each loses, or leaves the player a multiplier to collect or to go on from. */
export interface StepEvent extends GameEvent {
  type: 'reveal';
  /** The multiplier from now on, in ten-thousandths; 0 when the step lost. */
  times: number;
}

/** What a multiplier is before the first step, in ten-thousandths: the house edge is taken once. */
export const firstTimes = 9_900;

interface Steps<Begun, Step, Shown> {
  begun: Begun;
  /** Those that were asked for; any after a lost one were never taken. */
  steps: readonly Step[];
  /** What is disclosed only at the end. */
  shown: readonly Shown[];
  /** True while the player may still go on. */
  open: boolean;
}

/** The round of these steps: open, or paid at the multiplier of its last one. */
export function stepwise<Begun extends GameEvent, Step extends StepEvent, Shown extends GameEvent>({
  begun,
  steps,
  shown,
  open,
}: Steps<Begun, Step, Shown>): Played<Begun | Step | Shown | PayEvent | RoundEnd> {
  const lost = steps.findIndex(({ times }) => times === 0);
  const taken = lost < 0 ? steps : steps.slice(0, lost + 1);
  const win = taken.at(-1)?.times ?? firstTimes;
  const so = [begun, ...taken];
  if (open && win > 0) return { events: so, win, open: true };
  const pay: PayEvent[] = win > 0 ? [{ type: 'pay', win }] : [];
  return { events: [...so, ...shown, ...pay, { type: 'end', win }], win };
}

/** The choice that ends a round as it stands. */
export function isCash(choice: unknown): choice is { cash: true } {
  return isChoice<{ cash: true }>(choice, { cash: (cash) => cash === true });
}

/** The choice that collects what these events have reached, and what it pays in units; undefined before the first step. */
export function collecting(events: readonly GameEvent[]): { choice: { cash: true }; units: number } | undefined {
  const last = events.findLast((event): event is StepEvent => event.type === 'reveal');
  return last && { choice: { cash: true }, units: last.times };
}
