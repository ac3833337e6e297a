import type { Ticker } from 'pixi.js';

/** Something that moves: called with each frame's milliseconds until it returns true (done). */
export type Motion = (milliseconds: number) => boolean;

export interface Motions {
  add(motion: Motion): void;
  /** Calls `step` with 0 to 1 over the duration, then resolves; at once with 1 when `duration` is 0. */
  tween(duration: number, step: (progress: number) => void): Promise<void>;
  /** Resolves after the duration, or as soon as `cut` returns true. */
  wait(duration: number, cut?: () => boolean): Promise<void>;
}

/** Runs motions on the stage's ticker, so they stop with the page's visibility and stay in step with each other. */
export function createMotions(ticker: Ticker): Motions {
  const running = new Set<Motion>();
  ticker.add(({ deltaMS }) => {
    for (const motion of running) if (motion(deltaMS)) running.delete(motion);
  });
  const tween = (duration: number, step: (progress: number) => void) =>
    new Promise<void>((resolve) => {
      let elapsed = 0;
      running.add((milliseconds) => {
        elapsed += milliseconds;
        const progress = duration === 0 ? 1 : Math.min(1, elapsed / duration);
        step(progress);
        if (progress === 1) resolve();
        return progress === 1;
      });
    });
  const wait = (duration: number, cut: () => boolean = () => false) =>
    new Promise<void>((resolve) => {
      let elapsed = 0;
      running.add((milliseconds) => {
        elapsed += milliseconds;
        const over = elapsed >= duration || cut();
        if (over) resolve();
        return over;
      });
    });
  return { add: (motion) => void running.add(motion), tween, wait };
}

/** Overshoots its target a little and settles back: the bounce of a stopping reel. */
export function easeOutBack(t: number): number {
  const overshoot = 0.9;
  return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2;
}
