/** A thread that renders pages of brands with the same script, one brand after another. What it asks of the gateway, the build answers. */
import { parentPort, workerData } from 'node:worker_threads';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryServer from '../../../apps/web/src/entry-server.tsx';
import type { FromRenderer, Job, RendererData, ToRenderer } from './messages.ts';

const { script } = workerData as RendererData;
const build = parentPort!;
const tell = (message: FromRenderer) => build.postMessage(message);

const worn = { brand: {}, messages: {} };
// What the script reads at its first line (renderedBrandPlugin of libs/brand).
Object.assign(globalThis, { parlourWorn: worn });
const { render, paths } = (await import(pathToFileURL(path.join(script, 'entry-server.js')).href)) as typeof EntryServer;

const waiting = new Map<number, (response: Response) => void>();
let asked = 0;

build.on('message', (message: ToRenderer) => {
  if ('job' in message) void renderAll(message.job);
  else {
    waiting.get(message.answer)?.(new Response(message.body, { status: message.status, headers: { 'content-type': message.type } }));
    waiting.delete(message.answer);
  }
});

async function renderAll({ brand, messages, pages }: Job): Promise<void> {
  try {
    // The script holds on to these two objects: what is in them changes.
    replace(worn.brand, brand);
    replace(worn.messages, messages);
    for (const [index, page] of pages.entries()) tell({ page: index, rendered: await render({ ...page, fetch: ask }) });
    tell({ done: paths() });
  } catch (error) {
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (typeof input !== 'string') throw new TypeError('a page asks by a path');
  const number = asked++;
  const answer = new Promise<Response>((resolve) => waiting.set(number, resolve));
  tell({ ask: number, method: init?.method ?? 'GET', path: input, headers: Object.fromEntries(new Headers(init?.headers)) });
  return answer;
}

function replace(target: object, next: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, next);
}
