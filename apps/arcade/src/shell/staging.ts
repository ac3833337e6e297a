import type { Money } from '@parlour/domain';
import type { Celebration } from './game-client.ts';
import type { PlayState, Store } from './state.ts';

/** How long a large win takes the picture, in milliseconds: at most 4, 8 and 12 seconds (games.md A7), and less when the player presses. */
export const stagedFor: Readonly<Record<Celebration, number>> = { 0: 0, 1: 0, 2: 2_800, 3: 5_200, 4: 8_000 };

/** Gives large wins the picture, and takes it back. */
export interface Staging {
  /** A win that reaches a higher level while it is staged stays, for the time of that level. */
  stage(level: Celebration, stake: Money): void;
  end(): void;
  /** Resolves once no win is staged. */
  over(): Promise<void>;
}

export function createStaging(state: Store<Pick<PlayState, 'staged'>>): Staging {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  const end = () => {
    clearTimeout(timer);
    if (state.get().staged) state.set({ staged: undefined });
  };
  return {
    stage(level, stake) {
      clearTimeout(timer);
      timer = setTimeout(end, stagedFor[level]);
      const now = performance.now();
      if (!state.get().staged) began = now;
      state.set({ staged: { level, stake, lasts: now - began + stagedFor[level] } });
    },
    end,
    over: () =>
      new Promise((resolve) => {
        const look = () => {
          if (state.get().staged) return;
          leave();
          resolve();
        };
        const leave = state.subscribe(look);
        look();
      }),
  };
}
