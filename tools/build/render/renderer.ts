import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import type { Ask, FromRenderer, Job, RendererData, ToRenderer } from './messages.ts';

/** Every page of a job in its order, and every path of the site, with `$name` for any one part. */
export interface Rendered {
  pages: readonly RenderedPage[];
  routes: readonly string[];
}

/** A thread that renders, one job at a time. */
export interface Renderer {
  /** `ask` is asked what the pages ask the gateway. */
  render(job: Job, ask: Ask): Promise<Rendered>;
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
    render: (job, ask) =>
      new Promise((resolve, reject) => {
        const pages: RenderedPage[] = [];
        const hear = (message: FromRenderer) => {
          if ('page' in message) pages[message.page] = message.rendered;
          else if ('ask' in message) void answer(message, ask).then(send, end(reject));
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

async function answer({ ask: number, method, path, headers }: Extract<FromRenderer, { ask: number }>, ask: Ask): Promise<ToRenderer> {
  if (method !== 'GET') throw new Error(`a page that is rendered may only ask, and not ${method} ${path}`);
  const { status, type, body } = await ask(path, headers);
  return { answer: number, status, type, body };
}
