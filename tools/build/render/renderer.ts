import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import type { FromRenderer, Job, RendererData, ToRenderer } from './messages.ts';

/** Every page of a job in its order, and every path of the site, with `$name` for any one part. */
export interface Rendered {
  pages: readonly RenderedPage[];
  routes: readonly string[];
}

/** A thread that renders, one job at a time. */
export interface Renderer {
  /** `fetch` is asked what the pages ask the gateway. */
  render(job: Job, fetch: typeof globalThis.fetch): Promise<Rendered>;
  close(): Promise<void>;
}

export function startRenderer(data: RendererData): Renderer {
  const thread = new Worker(new URL('./renderer-thread.ts', import.meta.url), { workerData: data });
  const send = (message: ToRenderer) => thread.postMessage(message);
  // What ends it between two jobs is told to the next one.
  let ended: Error | undefined;
  thread.on('error', (error) => (ended = error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => (ended ??= new Error('the renderer has ended')));

  return {
    render: (job, fetch) =>
      new Promise((resolve, reject) => {
        const pages: RenderedPage[] = [];
        const hear = (message: FromRenderer) => {
          if ('page' in message) pages[message.page] = message.rendered;
          else if ('ask' in message) void answer(message, fetch).then(send, end(reject));
          else if ('done' in message) end(resolve)({ pages, routes: message.done });
          else end(reject)(new Error(message.failed));
        };
        const fail = (error: unknown) => end(reject)(error);
        const gone = () => end(reject)(ended ?? new Error('the renderer has ended'));
        const end = <T>(settle: (value: T) => void) => {
          return (value: T) => {
            thread.off('message', hear).off('error', fail).off('exit', gone);
            settle(value);
          };
        };
        if (ended) return reject(ended);
        thread.on('message', hear).on('error', fail).on('exit', gone);
        send({ job });
      }),
    close: async () => void (await thread.terminate()),
  };
}

async function answer(
  { ask, method, path, headers }: Extract<FromRenderer, { ask: number }>,
  fetch: typeof globalThis.fetch,
): Promise<ToRenderer> {
  const response = await fetch(path, { method, headers });
  return { answer: ask, status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
}
