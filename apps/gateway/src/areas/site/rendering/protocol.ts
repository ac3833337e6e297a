// The messages between the gateway and the thread that renders.

/** Pages to render. */
export interface Order {
  /** Folder of the kit. */
  kit: string;
  /** Only this page in this language; if absent, all pages in every language. */
  only?: { path: string; language: string };
}

/** A page as the thread returns it. */
export interface MadePage {
  language: string;
  name: string;
  html: string;
  /** Sha256 of the HTML, hexadecimal. */
  hash: string;
  /** The HTML in brotli; absent for a single page, which is sent only once. */
  brotli?: Uint8Array;
}

export interface Asked {
  id: number;
  url: string;
  headers: Record<string, string>;
}

export interface Answered {
  id: number;
  status: number;
  type: string;
  body: string;
}

export type FromThread =
  | { kind: 'ask'; asked: Asked }
  | { kind: 'page'; page: MadePage }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

export type ToThread = { kind: 'order'; order: Order } | { kind: 'answer'; answered: Answered };
