import { sha256Hex, sha256Words } from '../fairness/index.ts';

/** The seed that a browser may contribute to a draw (R32). */
export const drawSeedPattern = '^[A-Za-z0-9-]{1,64}$';

const values = 1n << 64n;

/** The SHA-256 of a server seed's 32 bytes, which is published before a draw opens (R30). `serverSeed` is 64 hexadecimal digits. */
export function commitmentOf(serverSeed: string): string {
  return sha256Hex(bytesOfHex(serverSeed));
}

/**
 * A number from 0 to `total` - 1, each equally likely, that anyone with the seed can recompute: HMAC-SHA-256 of `message:block`, eight
 * bytes at a time, without the values that would make the remainder uneven (R31).
 */
export function drawValue(serverSeed: string, message: string, total: bigint): bigint {
  if (total < 1n || total > values) throw new RangeError(`cannot draw from ${total} values`);
  const limit = (values / total) * total;
  for (let block = 0; ; block += 1) {
    const words = hmacWords(bytesOfHex(serverSeed), utf8(`${message}:${block}`));
    for (let at = 0; at < 8; at += 2) {
      const value = (BigInt(words[at]!) << 32n) | BigInt(words[at + 1]!);
      if (value < limit) return value % total;
    }
  }
}

/** The index of the weight that a value falls into, by running sums in the published order. */
function pickByWeight(value: bigint, weights: readonly bigint[]): number {
  let below = 0n;
  for (const [place, weight] of weights.entries()) {
    below += weight;
    if (value < below) return place;
  }
  throw new RangeError('the value is not below the sum of the weights');
}

/** Opens a member's n-th envelope: which prize, and the value that decided it (R32). */
export function openEnvelope(
  envelope: { code: string; serverSeed: string; weights: readonly bigint[] },
  opening: { member: string; n: number; clientSeed: string },
): { prize: number; value: bigint } {
  const total = envelope.weights.reduce((sum, weight) => sum + weight, 0n);
  const value = drawValue(envelope.serverSeed, `${envelope.code}:${opening.member}:${opening.n}:${opening.clientSeed}`, total);
  return { prize: pickByWeight(value, envelope.weights), value };
}

/** A ticket as the book holds it; its number is its place, from 1. */
export interface RaffleTicket {
  readonly member: string;
  readonly clientSeed: string;
}

/** The hash of a frozen book, computed from a line for each ticket (R33). */
export function bookHash(tickets: readonly RaffleTicket[]): string {
  return sha256Hex(utf8(tickets.map(({ member, clientSeed }, at) => `${at + 1}:${member}:${clientSeed}\n`).join('')));
}

/** Draws the winning tickets, by number from 1, in the order of the prizes, without replacement (R33). */
export function drawRaffle(
  raffle: { code: string; serverSeed: string; prizes: number },
  tickets: readonly RaffleTicket[],
): { book: string; winners: readonly number[] } {
  const book = bookHash(tickets);
  const left = tickets.map((_, at) => at + 1);
  const winners: number[] = [];
  for (let prize = 1; prize <= raffle.prizes && left.length > 0; prize += 1) {
    const at = Number(drawValue(raffle.serverSeed, `${raffle.code}:${book}:${prize}`, BigInt(left.length)));
    winners.push(...left.splice(at, 1));
  }
  return { book, winners };
}

/** The public book of a raffle after its draw: `member` is a pseudonym that only its member recognises (R33). */
export interface RaffleBook {
  readonly code: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly book: string;
  /** In the order of their numbers. */
  readonly tickets: readonly RaffleTicket[];
  /** Numbers of tickets, in the order of the prizes. */
  readonly winners: readonly number[];
  /** How many there were. */
  readonly prizes: number;
}

/** Recomputes a raffle from its book; each part is true if it matches what was published. */
export function verifyRaffle(raffle: RaffleBook): { commitment: boolean; book: boolean; winners: boolean } {
  const drawn = drawRaffle(raffle, raffle.tickets);
  return {
    commitment: commitmentOf(raffle.serverSeed) === raffle.commitment,
    book: drawn.book === raffle.book,
    winners: drawn.winners.join() === raffle.winners.join(),
  };
}

const blockBytes = 64;

/** HMAC-SHA-256 (RFC 2104) with a key no longer than a block; bytes are characters from 0 to 255. */
function hmacWords(key: string, message: string): Uint32Array {
  const padded = key.padEnd(blockBytes, '\0');
  const inner = sha256Words(masked(padded, 0x36) + message);
  return sha256Words(masked(padded, 0x5c) + bytesOfWords(inner));
}

function masked(text: string, mask: number): string {
  return String.fromCharCode(...Array.from(text, (character) => character.charCodeAt(0) ^ mask));
}

function bytesOfWords(words: Uint32Array): string {
  return String.fromCharCode(...[...words].flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]));
}

function bytesOfHex(hex: string): string {
  return hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function utf8(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
