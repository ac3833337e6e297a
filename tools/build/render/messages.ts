import type { Messages } from '@lingui/core';
import type { LanguageCode } from '@parlour/domain';
import type { PublicBrand } from '@parlour/brand/vite';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import type { ScriptFlags } from '../scripts/site-script.ts';

/** What a renderer is started with: it serves brands with these flags. */
export interface RendererData {
  script: string;
  flags: ScriptFlags;
}

/** A brand whose pages are wanted. */
export interface Job {
  brand: PublicBrand;
  messages: Partial<Record<LanguageCode, Messages>>;
  pages: readonly PageWanted[];
}

export interface PageWanted {
  path: string;
  language: LanguageCode;
}

/** What the build tells a renderer. */
export type ToRenderer = { job: Job } | { answer: number; status: number; type: string; body: string };

/** What a renderer tells the build. */
export type FromRenderer =
  | { ask: number; method: string; path: string; headers: Record<string, string> }
  | { page: number; rendered: RenderedPage }
  | { done: readonly string[] }
  | { failed: string };
