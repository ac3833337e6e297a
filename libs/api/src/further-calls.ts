import type { FurtherCalls } from './generated/further-calls.ts';
import type { Intents } from './intents.ts';
import type { createSealer } from './seal/sealer.ts';
import type { sealing } from './seal/sealing.ts';

/** What the client fetches when it is first needed. */
export interface Further {
  furtherCalls: FurtherCalls;
  createIntents: () => Intents;
  createSealer: typeof createSealer;
  sealing: typeof sealing;
}

let here: Further | undefined;

/** How to call what changes something or is a member's; fetched when it is first needed, for a guest who only looks does without. Fails where there is no network. */
export async function loadFurtherCalls(): Promise<Further> {
  // A browser remembers a script that it could not fetch, and never asks for it again: without a network it is not asked at all.
  if (!here && globalThis.navigator?.onLine === false) throw new TypeError('no network');
  here ??= await import('./acting.ts');
  return here;
}

/** Fetches that before it is wanted: the first press of somebody who acts does then not wait for it. */
export async function preloadCalls(): Promise<void> {
  await loadFurtherCalls();
}
