/** What a scene gives up, one after another, where a device is too slow for it (games.md A6). */
export const reliefs = ['particles', 'backdrop', 'resolution'] as const;
export type Relief = (typeof reliefs)[number];

/** Milliseconds that a frame may take. */
const slowFrame = 20;
/** Slow frames in a row after which something is given up. */
const patience = 30;

/**
 * Given each frame's milliseconds, calls `relieve` with the next thing to give up whenever 30 frames in a row took more than 20 ms. It
 * never takes anything back: a scene that comes and goes is worse to look at than a plain one.
 */
export function watchFrames(relieve: (relief: Relief) => void): (milliseconds: number) => void {
  let [slow, given] = [0, 0];
  return (milliseconds) => {
    slow = milliseconds > slowFrame ? slow + 1 : 0;
    if (slow < patience || given === reliefs.length) return;
    slow = 0;
    relieve(reliefs[given]!);
    given += 1;
  };
}
