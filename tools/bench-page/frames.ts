import type { JSHandle } from '@playwright/test';

export interface Frames {
  /** Times between frames, in ms. */
  longest: number;
  /** The 99th percentile. */
  usual: number;
  frames: number;
}

/** The distance in total and per frame, in px. */
const stretch = { pixels: 20_000, step: 90 };

/** Scrolls three stretches that have not been visible yet; the middle one counts. */
export async function scrolledFrames(scroller: JSHandle<Element>): Promise<Frames> {
  const stretches: number[][] = [];
  for (let i = 0; i < 3; i++) stretches.push(await scroller.evaluate(framesOfScroll, stretch));
  const [, frames = []] = stretches.toSorted((a, b) => Math.max(...a) - Math.max(...b));
  const sorted = frames.toSorted((a, b) => a - b);
  return { longest: sorted.at(-1) ?? 0, usual: sorted[Math.floor(sorted.length * 0.99)] ?? 0, frames: frames.length };
}

/** The longest frame of one stretch, such as of plain text: a baseline for the machine. */
export async function longestFrame(scroller: JSHandle<Element>): Promise<number> {
  return Math.max(...(await scroller.evaluate(framesOfScroll, stretch)));
}

/** Runs in the page: scrolls one step per frame and returns the times between frames. */
async function framesOfScroll(scroller: Element, { pixels, step }: { pixels: number; step: number }): Promise<number[]> {
  const frames: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  for (let moved = 0; moved < pixels; moved += step) {
    scroller.scrollBy({ top: step, behavior: 'instant' });
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}
