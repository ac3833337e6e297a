import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import type { PublicBrand } from '@parlour/brand/vite';
import { runtimeBrandGlobal } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { LiteAppTexts, MakeLiteAppTexts, Paths, Render, RenderedPage } from '@parlour/web/entry-server';

/** The pages of a brand to render in one language. */
export interface Job {
  /** Folder of the script that renders. */
  script: string;
  brand: PublicBrand;
  language: LanguageCode;
  messages: Messages;
  /** On the site, such as `/rng`. */
  paths: readonly string[];
  /** Asks the gateway as a guest of the site. */
  fetch: typeof globalThis.fetch;
}

/** The pages in the order of the job; every path of the site, with `$name` for any one segment; and the Lite app's texts. */
export interface Rendered {
  pages: readonly RenderedPage[];
  routes: readonly string[];
  liteApp: LiteAppTexts;
}

// Every script reads these two objects once, when it loads, and keeps a reference; their content changes from job to job.
const runtime = { brand: {}, messages: {} };
Object.assign(globalThis, { [runtimeBrandGlobal]: runtime });
let last: Promise<unknown> = Promise.resolve();

/** Renders pages, one job at a time, since jobs share the objects from which scripts read their brand. */
export function render(job: Job): Promise<Rendered> {
  const next = last.then(() => renderNow(job));
  last = next.catch(() => undefined);
  return next;
}

async function renderNow({ script, brand, language, messages, paths, fetch }: Job): Promise<Rendered> {
  const entry = (await import(pathToFileURL(path.join(script, 'entry-server.js')).href)) as {
    render: Render;
    paths: Paths;
    liteAppTexts: MakeLiteAppTexts;
  };
  replace(runtime.brand, brand);
  replace(runtime.messages, { [language]: messages });
  const pages: RenderedPage[] = [];
  for (const at of paths) pages.push(await entry.render({ path: at, language, fetch }));
  return { pages, routes: entry.paths(), liteApp: await entry.liteAppTexts(language) };
}

function replace(target: object, next: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, next);
}
