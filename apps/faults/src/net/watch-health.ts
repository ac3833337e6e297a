import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Asker } from './ask.ts';

const program = fileURLToPath(import.meta.url);

/**
 * Asks the gateway on this port for both kinds of health all the time; what it gives stops that, and tells the longest wait in ms. In a
 * process of its own: the one that starts hundreds of calls at once would measure how long it kept itself waiting.
 */
export function watchHealth({ port }: { port: number }): () => Promise<number> {
  const watcher = fork(program, [String(port)]);
  return async () => {
    watcher.send('stop');
    const [longest] = (await once(watcher, 'message')) as [number];
    watcher.disconnect();
    await once(watcher, 'exit');
    return longest;
  };
}

async function watch(port: number): Promise<number> {
  const asker = new Asker();
  let over = false;
  let longest = 0;
  process.once('message', () => (over = true));
  const watchOne = async (path: string): Promise<void> => {
    while (!over) {
      const outcome = await asker.ask({ port, method: 'GET', path });
      // Where nobody listens, a gateway is being started again.
      if (outcome.kind !== 'refused') longest = Math.max(longest, outcome.ms);
      await setTimeout(50);
    }
  };
  await Promise.all([watchOne('/health/live'), watchOne('/health/ready')]);
  asker.close();
  return longest;
}

if (process.argv[1] === program) {
  // Nobody is left to be told.
  process.once('disconnect', () => process.exit());
  process.send!(await watch(Number(process.argv[2])));
}
