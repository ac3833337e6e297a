import type { ScriptFlags } from '../scripts/site-script.ts';
import type { Job } from './messages.ts';
import { startRenderer, type Rendered, type Renderer } from './renderer.ts';

/**
 * Threads that render, at most `most` at a time. One serves brands with the same flags, for a script reads its flags once;
 * it ends when other flags need its place, so that the number of brands does not count.
 */
export interface Renderers {
  render(wanted: { script: string; flags: ScriptFlags; job: Job; fetch: typeof globalThis.fetch }): Promise<Rendered>;
  close(): Promise<void>;
}

interface Place {
  key: string;
  renderer: Renderer;
  busy: boolean;
}

export function startRenderers(most: number): Renderers {
  const places: Place[] = [];
  const waiting: (() => void)[] = [];

  const take = async (script: string, flags: ScriptFlags): Promise<Place> => {
    const key = JSON.stringify([script, flags]);
    for (;;) {
      const same = places.find((place) => !place.busy && place.key === key);
      if (same) return Object.assign(same, { busy: true });
      if (places.length < most) {
        const place = { key, renderer: startRenderer({ script, flags }), busy: true };
        places.push(place);
        return place;
      }
      const idle = places.find((place) => !place.busy);
      if (idle) await drop(idle);
      else await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const drop = async (place: Place): Promise<void> => {
    places.splice(places.indexOf(place), 1);
    await place.renderer.close();
  };

  return {
    async render({ script, flags, job, fetch }) {
      const place = await take(script, flags);
      try {
        return await place.renderer.render(job, fetch);
      } catch (error) {
        await drop(place);
        throw error;
      } finally {
        place.busy = false;
        waiting.shift()?.();
      }
    },
    close: async () => void (await Promise.all(places.splice(0).map(({ renderer }) => renderer.close()))),
  };
}
