import type { Stage } from '../engines/slot/show/stage.ts';

/** A stage whose scenes end at once; what it was told is recorded. */
export function quickStage(): Stage & { told: string[] } {
  const told: string[] = [];
  const tell = (name: string) => async () => void told.push(name);
  return {
    told,
    layout: () => undefined,
    show: () => void told.push('show'),
    run: () => void told.push('run'),
    land: tell('land'),
    hurry: () => void told.push('hurry'),
    showWins: tell('showWins'),
    act: tell('act'),
    celebrate: (level) => void told.push(`celebrate ${level}`),
    endFreeSpins: () => undefined,
    wait: tell('wait'),
  };
}
