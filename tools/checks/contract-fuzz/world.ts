import type { FuzzedOperation } from './contract.ts';
import type { Asked } from './generate.ts';

/** Who asks; `stranger` is another user of the same place, `foreigner` one of another merchant with his own host. */
export type Who = 'nobody' | 'owner' | 'stranger' | 'foreigner';

/** A request as it goes on the wire. */
export interface Wire {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** What the fuzz must be told of the server beside its contract. */
export interface World {
  /** Such as `http://127.0.0.1:4300`. */
  base: string;
  /** Headers of every request: the host of who asks. */
  headersOf(who: Who): Record<string, string>;
  /** Lets `who` ask: adds what shows who it is (a cookie, a signature over the body). Called last, with the bytes. */
  sign(operation: FuzzedOperation, wire: Wire, who: Who): Wire | Promise<Wire>;
  /** Replaces what only a person can fill in (a challenge's solution), in requests that are meant to be valid. */
  fillIn(operation: FuzzedOperation, asked: Asked): Asked | Promise<Asked>;
  /** A request that must succeed, made of one that the contract allows; null where the world knows none. */
  succeeding(operation: FuzzedOperation, asked: Asked): Promise<Asked | null>;
  /** Makes the body's JSON what travels (a sealed body). Only asked where the operation is sealed. */
  seal(operation: FuzzedOperation, json: string): string | Promise<string>;
  /** The id of an object of the owner, by the name of the path's parameter; undefined where there is none of the kind. */
  owned(name: string): Promise<string | undefined>;
  /** Ways to pretend to be somebody without being him: added to the request of nobody. */
  pretences: readonly { name: string; change(wire: Wire): Wire }[];
  /** The code that tells the owner that he is nobody any more, as after a log-out; null where nobody logs in. */
  nobodyCode: string | null;
  /** Makes him somebody again. */
  renew(): Promise<void>;
  /** The most bytes that a body may have. */
  bodyLimit: number;
  /** The code of a request that another site made a browser send; null where no browser asks. */
  crossSiteCode: string | null;
  /** The code of a request that breaks the contract. */
  invalidCode: string;
  /** Whether bodies that are not JSON by their type are refused by status 415, and large ones by 413. */
  tellsTypes: boolean;
  /** Texts that no answer may hold, such as keys. */
  secrets: readonly string[];
}
