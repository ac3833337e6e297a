import { isElement } from './alphabet.ts';
import { hasPrizes, type FastResult, type Prize, type RulePack } from './pack.ts';

/** A result: for each prize its numbers in the pack's order, or the key of a fast pack with its symbols. */
export type DrawnResult = Readonly<Record<string, readonly string[]>>;

export type ResultProblem = 'RESULT_INVALID' | 'VOID_PRIZE_UNKNOWN';

/** A result as far as it is known: `missing` names what is not known yet, and until it is empty nothing is judged. */
export interface ReadResult {
  readonly result: DrawnResult;
  readonly missing: readonly string[];
  /** Prizes whose numbers repeat although they never should: whoever types the result is warned. */
  readonly repeated: readonly string[];
}

/**
 * Reads a result from outside. A prize that is absent, too short or contains a null is missing, unless it is in `voidPrizes`. A string of
 * wrong length or alphabet, too many of them, or a repetition in a fast pack without any is `RESULT_INVALID`. Anything that the pack does
 * not name is ignored.
 */
export function readResult(pack: RulePack, given: unknown, voidPrizes: readonly string[] = []): ReadResult | ResultProblem {
  if (!voidPrizes.every((name) => hasPrizes(pack.result) && pack.result.prizes.some((prize) => prize.name === name)))
    return 'VOID_PRIZE_UNKNOWN';
  if (typeof given !== 'object' || Array.isArray(given)) return given === undefined ? readRecord(pack, {}, voidPrizes) : 'RESULT_INVALID';
  return readRecord(pack, (given ?? {}) as Record<string, unknown>, voidPrizes);
}

function readRecord(pack: RulePack, given: Record<string, unknown>, voidPrizes: readonly string[]): ReadResult | ResultProblem {
  if (!hasPrizes(pack.result)) return readFast(pack.result, given);
  const result: Record<string, readonly string[]> = {};
  const missing: string[] = [];
  const repeated: string[] = [];
  for (const prize of pack.result.prizes) {
    const numbers = readStrings(given[prize.name], prize.count, (text) => isNumberOf(prize, text));
    if (!numbers) return 'RESULT_INVALID';
    const known = numbers.filter((number) => number !== null);
    if (known.length === prize.count) result[prize.name] = known;
    else if (!voidPrizes.includes(prize.name)) missing.push(prize.name);
    if (prize.distinct && repeats(known)) repeated.push(prize.name);
  }
  return { result, missing, repeated };
}

function readFast(fast: FastResult, given: Record<string, unknown>): ReadResult | ResultProblem {
  if (fast.balls && (given[fast.key] ?? null) === null && (given['balls'] ?? null) !== null) return readBalls(fast, fast.balls, given);
  const symbols = readStrings(given[fast.key], fast.size, (text) => isElement(fast.alphabet, text));
  const known = symbols?.filter((symbol) => symbol !== null);
  if (!known || (fast.distinct && repeats(known))) return 'RESULT_INVALID';
  const complete = known.length === fast.size;
  return { result: complete ? { [fast.key]: known } : {}, missing: complete ? [] : [fast.key], repeated: [] };
}

function readBalls(fast: FastResult, { size, of }: { size: number; of: number }, given: Record<string, unknown>) {
  const balls = readStrings(given['balls'], size, (text) => isElement({ from: 1, to: of }, text));
  const known = balls?.filter((ball) => ball !== null);
  if (!known || repeats(known)) return 'RESULT_INVALID';
  if (known.length < size) return { result: {}, missing: ['balls'], repeated: [] };
  const sorted = known.map(Number).sort((a, b) => a - b);
  const digits = Array.from(
    { length: fast.size },
    (_, digit) => sorted.slice(6 * digit, 6 * digit + 6).reduce((sum, ball) => sum + ball, 0) % 10,
  );
  return { result: { [fast.key]: digits.map(String) }, missing: [], repeated: [] };
}

/** Valid strings and nulls, or undefined when there is anything else or there are too many. */
function readStrings(given: unknown, most: number, valid: (text: string) => boolean): readonly (string | null)[] | undefined {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > most) return undefined;
  const values: readonly unknown[] = given;
  const right = values.every((value): value is string | null => value === null || (typeof value === 'string' && valid(value)));
  return right ? values : undefined;
}

function isNumberOf({ digits, maxDigits = digits }: Prize, text: string): boolean {
  return /^[0-9]+$/.test(text) && text.length >= digits && text.length <= maxDigits;
}

function repeats(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
