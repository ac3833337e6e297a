import { clientSeedPattern, serverSeedPattern, sha256Hex } from '../fairness/index.ts';
import { deriveResult } from './derive-result.ts';
import type { RulePack } from './pack.ts';
import { readResult, type DrawnResult } from './result.ts';

/** A claim about an in-house draw, as texts: from an address, a form or a command line. Empty texts count as absent. */
export interface DrawClaim {
  readonly serverSeed?: string | undefined;
  readonly clientSeed?: string | undefined;
  /** The digits. */
  readonly nonce?: string | undefined;
  /** What was published before the draw opened: the seed before this one in its chain. */
  readonly commitment?: string | undefined;
  /** The result as shown, as JSON; for a fast pack, its symbols separated by blanks. */
  readonly result?: string | undefined;
}

const drawClaimFields = ['serverSeed', 'clientSeed', 'nonce', 'commitment', 'result'] as const;
export type DrawClaimField = (typeof drawClaimFields)[number];

export interface DrawVerdict {
  readonly result: DrawnResult;
  /** The seed's hash: what must have been published before. */
  readonly computedCommitment: string;
  /** Null if the claim does not include it. */
  readonly commitmentMatches: boolean | null;
  readonly resultMatches: boolean | null;
}

/**
 * Recomputes an in-house draw from its seeds alone, synchronously in Node and in the browser; or lists the parts of the claim that cannot
 * be read.
 */
export function verifyDraw(pack: RulePack, claim: DrawClaim): DrawVerdict | readonly DrawClaimField[] {
  const texts = Object.fromEntries(drawClaimFields.map((field) => [field, claim[field]?.trim() ?? '']));
  const { serverSeed = '', clientSeed = '', nonce = '', commitment = '', result: shown = '' } = texts;
  const claimed = shown === '' ? undefined : readClaimed(pack, shown);
  const readable: Record<DrawClaimField, boolean> = {
    serverSeed: new RegExp(serverSeedPattern).test(serverSeed),
    clientSeed: new RegExp(clientSeedPattern).test(clientSeed),
    nonce: /^\d{1,15}$/.test(nonce),
    commitment: commitment === '' || new RegExp(serverSeedPattern).test(commitment),
    result: claimed !== null,
  };
  const unreadable = drawClaimFields.filter((field) => !readable[field]);
  if (unreadable.length > 0) return unreadable;
  const result = deriveResult(pack, { serverSeed, clientSeed, nonce: Number(nonce) });
  const computedCommitment = sha256Hex(serverSeed);
  return {
    result,
    computedCommitment,
    commitmentMatches: commitment === '' ? null : commitment === computedCommitment,
    resultMatches: claimed === undefined || claimed === null ? null : sameResult(claimed, result),
  };
}

/** True when both have the same numbers everywhere. */
export function sameResult(one: DrawnResult, other: DrawnResult): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name]!.join(' ') === other[name]?.join(' '));
}

/** Null when it cannot be read, or is incomplete. */
function readClaimed(pack: RulePack, text: string): DrawnResult | null {
  let given: unknown;
  try {
    given = text.startsWith('{') ? JSON.parse(text) : { [keyOf(pack)]: text.split(/[\s,]+/) };
  } catch {
    return null;
  }
  const read = readResult(pack, given);
  return typeof read === 'string' || read.missing.length > 0 ? null : read.result;
}

/** The first prize of a pack with prizes, so that a result of a single number can be written by itself. */
function keyOf({ result }: RulePack): string {
  return 'key' in result ? result.key : result.prizes[0]!.name;
}
