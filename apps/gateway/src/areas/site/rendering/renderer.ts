import { Worker } from 'node:worker_threads';
import type { Answered, Asked, FromThread, MadePage, Order, ToThread } from './protocol.ts';

/** Answers the requests that a page makes while it is rendered. */
export type Ask = (asked: Omit<Asked, 'id'>) => Promise<Omit<Answered, 'id'>>;

/** Renders pages in a separate thread, one order at a time, so that visitors are answered meanwhile. */
export interface Renderer {
  /** Returns the pages in no particular order. Rejects if one cannot be rendered, or if it takes too long. */
  render(order: Order, ask: Ask): Promise<MadePage[]>;
  close(): Promise<void>;
}

/** How long an order may take, in ms; a few hundred pages take less. */
const patience = 60_000;
/** After this many milliseconds without orders the thread ends, because it keeps all scripts in memory. */
const idleFor = 120_000;

export function createRenderer(): Renderer {
  // A thread cannot unload a kit's scripts, so another build gets another thread.
  let thread: { kit: string; worker: Worker } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread?.worker;
    thread = undefined;
    await ending?.terminate();
  };
  const threadFor = async (kit: string): Promise<Worker> => {
    clearTimeout(idle);
    if (thread && thread.kit !== kit) await end();
    // React in production mode, whatever mode the gateway runs in.
    thread ??= { kit, worker: new Worker(new URL('thread.ts', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } }) };
    thread.worker.unref();
    return thread.worker;
  };
  const perform = async (order: Order, ask: Ask): Promise<MadePage[]> => {
    if (closed) throw new Error('the gateway is shutting down');
    const worker = await threadFor(order.kit);
    try {
      const pages = await carryOut(worker, order, ask);
      idle = setTimeout(() => void end(), idleFor).unref();
      return pages;
    } catch (error) {
      // The thread may be stuck, or half-way through a page.
      await end();
      throw error;
    }
  };

  return {
    render(order, ask) {
      const next = last.then(() => perform(order, ask));
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      closed = true;
      await end();
    },
  };
}

function carryOut(worker: Worker, order: Order, ask: Ask): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<MadePage[]>();
  const timer = setTimeout(() => reject(new Error(`the pages were not rendered within ${patience / 1000} seconds`)), patience);
  const answer = ({ id, ...asked }: Asked): void => {
    ask(asked)
      .catch((error: unknown) => ({ status: 500, type: 'text/plain', body: String(error) }))
      .then((answered) => worker.postMessage({ kind: 'answer', answered: { id, ...answered } } satisfies ToThread))
      .catch(reject);
  };
  const hear = (message: FromThread): void => {
    if (message.kind === 'ask') answer(message.asked);
    else if (message.kind === 'page') pages.push(message.page);
    else if (message.kind === 'done') resolve(pages);
    else reject(new Error(message.message));
  };
  const onExit = (): void => reject(new Error('the thread that renders has ended'));
  worker.on('message', hear).on('error', reject).on('exit', onExit);
  worker.postMessage({ kind: 'order', order } satisfies ToThread);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', hear).off('error', reject).off('exit', onExit);
  });
}
