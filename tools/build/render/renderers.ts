import type { Ask, Job } from './messages.ts';
import { startRenderer, type Rendered, type Renderer } from './renderer.ts';

/**
 * Threads that render, at most `most` at a time: one for brands with the same script, since what it waits for most is the one
 * gateway. It ends when another script needs its place.
 */
export interface Renderers {
  render(wanted: { script: string; job: Job; ask: Ask }): Promise<Rendered>;
  close(): Promise<void>;
}

interface Place {
  script: string;
  renderer: Renderer;
  busy: boolean;
}

export function startRenderers(most: number): Renderers {
  const places: Place[] = [];
  const waiting: (() => void)[] = [];

  const take = async (script: string): Promise<Place> => {
    for (;;) {
      const own = places.find((place) => place.script === script);
      const idle = places.find((place) => !place.busy);
      if (own?.busy === false) return Object.assign(own, { busy: true });
      if (!own && places.length < most) {
        const place = { script, renderer: startRenderer({ script }), busy: true };
        places.push(place);
        return place;
      }
      if (!own && idle) await drop(idle);
      else await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const drop = async (place: Place): Promise<void> => {
    places.splice(places.indexOf(place), 1);
    await place.renderer.close();
  };

  return {
    async render({ script, job, ask }) {
      const place = await take(script);
      try {
        return await place.renderer.render(job, ask);
      } catch (error) {
        await drop(place);
        throw error;
      } finally {
        place.busy = false;
        // Each looks whether what it waits for has come.
        for (const look of waiting.splice(0)) look();
      }
    },
    close: async () => void (await Promise.all(places.splice(0).map(({ renderer }) => renderer.close()))),
  };
}
