import type { FuzzedOperation } from './contract.ts';
import type { Asked } from './generate.ts';

/** The caller: `stranger` is another user of the same merchant, `foreigner` one of another merchant with its own host. */
export type Who = 'nobody' | 'owner' | 'stranger' | 'foreigner';

/** A request as it is sent. */
export interface Wire {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** What the fuzzer needs to know about the server besides its contract. */
export interface World {
  /** Such as `http://127.0.0.1:4300`. */
  base: string;
  /** Headers of every request, including the caller's host. */
  headersOf(who: Who): Record<string, string>;
  /** Adds the credentials of `who` (a cookie, a signature over the body). Called last, with the final bytes. */
  sign(operation: FuzzedOperation, wire: Wire, who: Who): Wire | Promise<Wire>;
  /** Fills in what only a person can provide, such as the solution of a challenge, in requests that are meant to be valid. */
  fillIn(operation: FuzzedOperation, asked: Asked): Asked | Promise<Asked>;
  /** Changes a valid request into one that must succeed; null if the world has none. */
  succeeding(operation: FuzzedOperation, asked: Asked): Promise<Asked | null>;
  /** Turns the body's JSON into what is sent (a sealed body). Called only for operations with sealed bodies. */
  seal(operation: FuzzedOperation, json: string): string | Promise<string>;
  /** The id of one of the owner's objects, by the name of the path parameter; undefined if there is none of that kind. */
  owned(name: string): Promise<string | undefined>;
  /** Ways to impersonate somebody, added to a request without credentials. */
  pretences: readonly { name: string; change(wire: Wire): Wire }[];
  /** The error code that tells the owner that their session has ended; null if nobody logs in. */
  nobodyCode: string | null;
  /** Logs the owner in again. */
  renew(): Promise<void>;
  /** The largest body, in bytes. */
  bodyLimit: number;
  /** The error code of a request that another site made a browser send; null if no browsers are involved. */
  crossSiteCode: string | null;
  /** The error code of a request that violates the contract. */
  invalidCode: string;
  /** Whether bodies with another media type are refused with 415, and too large ones with 413. */
  tellsTypes: boolean;
  /** Texts that no answer may contain, such as keys. */
  secrets: readonly string[];
}
