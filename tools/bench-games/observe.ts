/** A game window's activity, as counted within it; times in ms. */
export interface Observed {
  /** The work of each frame that did any: its callbacks, without the browser's painting. */
  frames: number[];
  /** The most draw calls of any frame. */
  draws: number;
  /** The largest total size of textures kept at any time, in bytes. */
  textureBytes: number;
  /** The longest script of each frame over 50 ms, including layout that it forced; times from the start of the navigation. */
  scripts: { start: number; ms: number }[];
}

/** The browser's entry for a long frame; TypeScript's library does not know it yet. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly PerformanceEntry[];
}

declare global {
  var observedGame: Observed | undefined;
}

/**
 * Runs in the window before its own scripts, so it must not refer to anything in this module. The bench's browser renders in software, for
 * which games choose the plain canvas; with `card` they find a graphics card like a phone's.
 */
export function observe(card: boolean): void {
  const seen: Observed = { frames: [], draws: 0, textureBytes: 0, scripts: [] };
  globalThis.observedGame = seen;
  let [frame, work, draws] = [-1, 0, 0];
  const close = () => {
    if (work > 0) seen.frames.push(work);
    seen.draws = Math.max(seen.draws, draws);
    [work, draws] = [0, 0];
  };
  const ask = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    ask((time) => {
      if (time !== frame) close();
      frame = time;
      const begun = performance.now();
      callback(time);
      work += performance.now() - begun;
    });
  const context = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, options?: object) {
      return context.call(this, kind, card ? { ...options, failIfMajorPerformanceCaveat: false } : options);
    },
  });
  const kept = new Map<unknown, number>();
  const bound = new WeakMap<object, unknown>();
  const keep = (gl: object, bytes: number) => {
    kept.set(bound.get(gl), bytes);
    let sum = 0;
    for (const each of kept.values()) sum += each;
    seen.textureBytes = Math.max(seen.textureBytes, sum);
  };
  const unmaskedRenderer = 0x9246;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const proto = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const wrap = (name: string, before: (gl: object, args: unknown[]) => void) => {
      const original = proto[name];
      if (!original) return;
      proto[name] = function (this: object, ...args: unknown[]) {
        before(this, args);
        return original.apply(this, args);
      };
    };
    const parameter = proto['getParameter']!;
    proto['getParameter'] = function (this: object, name: unknown) {
      return card && name === unmaskedRenderer ? 'a graphics card' : parameter.call(this, name);
    };
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) wrap(name, () => draws++);
    wrap('bindTexture', (gl, [, texture]) => bound.set(gl, texture));
    wrap('deleteTexture', (_, [texture]) => kept.delete(texture));
    wrap('texStorage2D', (gl, [, , , width, height]) => keep(gl, Number(width) * Number(height) * 4));
    wrap('texImage2D', (gl, args) => {
      const source = args.at(-1);
      const size = args.length > 6 ? { width: args[3], height: args[4] } : (source as { width: number; height: number } | null);
      if (size) keep(gl, Number(size.width) * Number(size.height) * 4);
    });
  }
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[])
      for (const { startTime, duration } of frame.scripts) seen.scripts.push({ start: startTime, ms: duration });
  }).observe({ type: 'long-animation-frame', buffered: true });
}
