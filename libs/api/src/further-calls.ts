import type { FurtherCalls } from './generated/further-calls.ts';

let here: FurtherCalls | undefined;

/** How to call what changes something or is a member's; fetched when it is first needed, for a guest who only looks does without. Fails where there is no network. */
export async function loadFurtherCalls(): Promise<FurtherCalls> {
  // A browser remembers a script that it could not fetch, and never asks for it again: without a network it is not asked at all.
  if (!here && globalThis.navigator?.onLine === false) throw new TypeError('no network');
  here ??= (await import('./generated/further-calls.ts')).furtherCalls;
  return here;
}

/** Fetches that before it is wanted: the first press of somebody who acts does then not wait for it. */
export async function preloadCalls(): Promise<void> {
  await loadFurtherCalls();
}
