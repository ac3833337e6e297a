import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Asker } from './ask.ts';

/**
 * Polls both health endpoints of the gateway on this port; the returned function stops that and returns the longest wait in ms. In a
 * separate thread: a thread that starts hundreds of calls at once would measure how long it kept itself waiting.
 */
export function watchHealth({ port }: { port: number }): () => Promise<number> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: port });
  return async () => {
    const told = once(watcher, 'message') as Promise<[number]>;
    watcher.postMessage('stop');
    const [longest] = await told;
    await watcher.terminate();
    return longest;
  };
}

async function watch(port: number): Promise<number> {
  const asker = new Asker();
  let over = false;
  let longest = 0;
  parentPort!.once('message', () => (over = true));
  const watchOne = async (path: string): Promise<void> => {
    while (!over) {
      const outcome = await asker.ask({ port, method: 'GET', path });
      // If nothing listens, a gateway is being restarted.
      if (outcome.kind !== 'refused') longest = Math.max(longest, outcome.ms);
      await setTimeout(50);
    }
  };
  await Promise.all([watchOne('/health/live'), watchOne('/health/ready')]);
  asker.close();
  return longest;
}

if (!isMainThread) parentPort!.postMessage(await watch(workerData as number));
