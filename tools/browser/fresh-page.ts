import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// A set-up file that Vitest runs before each file of component tests: they share a page (vitest.config.ts).

/** As the page was before the first file. */
const asLoaded = ((globalThis as { pageAsLoaded?: { url: string; html: Attr[]; body: Attr[] } }).pageAsLoaded ??= {
  url: location.href,
  html: [...document.documentElement.attributes],
  body: [...document.body.attributes],
});

await cleanup();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', asLoaded.url);
restore(document.documentElement, asLoaded.html);
restore(document.body, asLoaded.body);
document.body.replaceChildren();
scrollTo(0, 0);
// Vitest's own.
await page.viewport(414, 896);

// The package registers this itself, but for the first file only.
beforeEach(cleanup);

function restore(element: Element, attributes: readonly Attr[]): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { name, value } of attributes) element.setAttribute(name, value);
}
