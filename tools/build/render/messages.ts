import type { Messages } from '@lingui/core';
import type { LanguageCode } from '@parlour/domain';
import type { Brand } from '@parlour/brand/schema';
import type { PublicBrand } from '@parlour/brand/vite';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';

/** What a renderer is started with: it serves brands that have this script. */
export interface RendererData {
  script: string;
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

/** What the gateway answers. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Asks the gateway as a guest of a site: a path and headers. Rejects when the answer is no success. */
export type Ask = (path: string, headers: Record<string, string>) => Promise<Answer>;

/** What the build tells a renderer. */
export type ToRenderer = { job: Job } | ({ answer: number } & Answer);

/** What a renderer tells the build. */
export type FromRenderer =
  | { ask: number; method: string; path: string; headers: Record<string, string> }
  | { page: number; rendered: RenderedPage }
  | { done: readonly string[] }
  | { failed: string };

/** What the thread of the gateway is started with. */
export interface GatewayData {
  brands: readonly Brand[];
}

/** What the build tells the thread of the gateway. */
export type ToGateway = { ask: number; host: string; path: string; headers: Record<string, string> } | { close: true };

/** What the thread of the gateway tells. */
export type FromGateway = ({ answer: number } & Answer) | { answer: number; problem: string };
