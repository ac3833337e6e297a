import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import zlib from 'node:zlib';
import { kitScript, readKit, type RenderKit } from './kit.ts';
import type { Answered, FromThread, MadePage, Order, ToThread } from './protocol.ts';

// The thread that renders pages with the build's script. It calls the gateway by messages, as a guest of the site would by HTTP.

/** The exports of apps/web/src/entry-server.types.ts, which were built from the same sources as the pages. */
type Render = (input: {
  path: string;
  language: string;
  fetch: typeof globalThis.fetch;
}) => Promise<{ head: string; body: string; state: unknown }>;

const brotli = promisify(zlib.brotliCompress);
/** The quality with which the build compresses pages (docs/adr/0048). */
const quality = 6;

const runtime: { brand: object; messages: object } = { brand: {}, messages: {} };
const waiting = new Map<number, (answered: Answered) => void>();
let count = 0;

// A kit may lie outside the workspace, so its imports are resolved to the gateway's packages.
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (/^[./]|^\w+:/.test(specifier)) throw error;
      return next(specifier, { ...context, parentURL: import.meta.url });
    }
  },
});

parentPort!.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    waiting.get(message.answered.id)?.(message.answered);
    waiting.delete(message.answered.id);
    return;
  }
  carryOut(message.order).then(
    () => say({ kind: 'done' }),
    (error: unknown) => say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function say(message: FromThread): void {
  parentPort!.postMessage(message);
}

async function carryOut({ kit: folder, only }: Order): Promise<void> {
  const kit = await readKit(folder);
  // Every script reads this object once, when it loads, and keeps it.
  Object.assign(globalThis, { [kit.runtimeGlobal]: runtime });
  Object.assign(runtime.brand, kit.brand);
  const { render } = (await import(kitScript(folder))) as { render: Render };
  for (const language of only ? [only.language] : Object.keys(kit.languages)) {
    const { frame, messages } = kit.languages[language]!;
    Object.assign(runtime.messages, { [language]: messages });
    const fetch = asking();
    const pages = only ? [{ name: only.path, path: only.path }] : kit.pages;
    for (const { name, path } of pages) {
      const html = inFrame(frame, await render({ path, language, fetch }));
      say({ kind: 'page', page: await made({ language, name, html }, only === undefined) });
    }
  }
}

async function made(page: Pick<MadePage, 'language' | 'name' | 'html'>, pack: boolean): Promise<MadePage> {
  const hash = createHash('sha256').update(page.html).digest('hex');
  if (!pack) return { ...page, hash };
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: page.html.length };
  return { ...page, hash, brotli: await brotli(page.html, { params }) };
}

function inFrame(frame: RenderKit['languages'][string]['frame'], { head, body, state }: Awaited<ReturnType<Render>>): string {
  // Escaped so that no HTML parser can take it for the end of its element.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return [frame[0], head, frame[1], body, frame[2], json, frame[3]].join('');
}

/** Caches answers while the pages of a language are rendered, so that they all show the same. */
function asking(): typeof globalThis.fetch {
  const answers = new Map<string, Promise<Answered>>();
  return async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') throw new TypeError('a page that is rendered may only get a path');
    const headers = Object.fromEntries(new Headers(init?.headers));
    const key = JSON.stringify([input, headers]);
    const answer = answers.get(key) ?? ask(input, headers);
    answers.set(key, answer);
    const { status, type, body } = await answer;
    if (status >= 400) throw new Error(`a page asked GET ${input} and was answered ${status}: ${body.slice(0, 200)}`);
    return new Response(body, { status, headers: { 'content-type': type } });
  };
}

function ask(url: string, headers: Record<string, string>): Promise<Answered> {
  const id = count++;
  say({ kind: 'ask', asked: { id, url, headers } });
  return new Promise((resolve) => waiting.set(id, resolve));
}
