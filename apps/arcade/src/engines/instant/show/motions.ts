/** What moves in the picture of an instant game. */
export interface Motions {
  /** Calls `step` with 0 to 1 over the duration, eased to a gentle end, then resolves; at once with 1 when nothing may move. */
  tween(milliseconds: number, step: (progress: number) => void): Promise<void>;
  /** Ends what is running. */
  hurry(): void;
}

/** `fade` is given where nothing may move: it lets what has just changed appear gently. */
export function createMotions(fade?: () => void): Motions {
  const hurrying = new Set<() => void>();
  return {
    tween(milliseconds, step) {
      if (fade) {
        step(1);
        fade();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        let began: number | undefined;
        let hurried = false;
        const hurry = () => (hurried = true);
        hurrying.add(hurry);
        requestAnimationFrame(function frame(now) {
          began ??= now;
          const progress = hurried ? 1 : Math.min(1, (now - began) / milliseconds);
          step(1 - (1 - progress) ** 3);
          if (progress < 1) return void requestAnimationFrame(frame);
          hurrying.delete(hurry);
          resolve();
        });
      });
    },
    hurry: () => hurrying.forEach((hurry) => hurry()),
  };
}
