import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Brand } from '@parlour/brand/schema';
import type { Answer, Ask, FromGateway, GatewayData, ToGateway } from './messages.ts';

/** A gateway in a thread of its own, for it and the bundler would wait for each other. */
export interface RenderingGateway {
  /** Asks as a guest of this brand's site, which is asked each thing once while others are few. */
  askAs(brand: Pick<Brand, 'domains'>): Ask;
  close(): Promise<void>;
}

/** Brands whose answers are remembered at a time. */
const mostRemembered = 4;

/** Serves these brands. */
export function startRenderingGateway(brands: readonly Brand[]): RenderingGateway {
  const data: GatewayData = { brands };
  const thread = new Worker(new URL('./gateway-thread.ts', import.meta.url), { workerData: data });
  const send = (message: ToGateway) => thread.postMessage(message);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Error) => void }>();
  let asked = 0;
  let ended: Error | undefined;
  const end = (problem: Error) => {
    ended ??= problem;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  thread.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => end(new Error('the gateway that answers pages has ended')));
  thread.on('message', (message: FromGateway) => {
    const asker = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('problem' in message) asker?.reject(new Error(message.problem));
    else asker?.resolve(message);
  });

  const ask = (host: string, path: string, headers: Record<string, string>) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.set(asked, { resolve, reject });
      send({ ask: asked++, host, path, headers });
    });

  // Nothing happens on these sites: what was answered once is answered again.
  const known = new Map<string, Map<string, Promise<Answer>>>();
  const answersOf = (host: string) => {
    const answers = known.get(host) ?? new Map<string, Promise<Answer>>();
    known.delete(host);
    known.set(host, answers);
    if (known.size > mostRemembered) known.delete(known.keys().next().value!);
    return answers;
  };

  return {
    askAs({ domains }) {
      const host = domains[0]!;
      const answers = answersOf(host);
      return (path, headers) => {
        const key = JSON.stringify([path, headers]);
        const answer = answers.get(key) ?? ask(host, path, headers);
        answers.set(key, answer);
        return answer;
      };
    },
    async close() {
      if (ended) return;
      const gone = once(thread, 'exit');
      send({ close: true });
      await gone;
    },
  };
}
