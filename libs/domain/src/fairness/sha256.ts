/**
 * SHA-256 (FIPS 180-4) as eight big-endian words, synchronous: rules must be the same in Node and in the browser, whose own hashing is
 * asynchronous. `text` is ASCII, or bytes as characters from 0 to 255.
 */
export function sha256Words(text: string): Uint32Array {
  const blocks = Math.ceil((text.length + 9) / 64);
  const state = Uint32Array.from(firstState);
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) schedule[at] = wordOf(text, block * 64 + at * 4);
    if (block === blocks - 1) schedule[15] = text.length * 8;
    compress(state);
  }
  return state;
}

/** SHA-256 in lower-case hexadecimal, of ASCII text. */
export function sha256Hex(text: string): string {
  return [...sha256Words(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function wordOf(text: string, at: number): number {
  // Past the end `charCodeAt` is NaN, which counts as 0 here.
  const byte = (index: number) => (index === text.length ? 0x80 : text.charCodeAt(index));
  return (byte(at) << 24) | (byte(at + 1) << 16) | (byte(at + 2) << 8) | byte(at + 3);
}

const schedule = new Int32Array(64);

function compress(state: Uint32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [schedule[at - 15]!, schedule[at - 2]!];
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[at] = schedule[at - 16]! + s0 + schedule[at - 7]! + s1;
  }
  let a = state[0]! | 0;
  let b = state[1]! | 0;
  let c = state[2]! | 0;
  let d = state[3]! | 0;
  let e = state[4]! | 0;
  let f = state[5]! | 0;
  let g = state[6]! | 0;
  let h = state[7]! | 0;
  for (let at = 0; at < 64; at += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constants[at]! + schedule[at]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** The first 32 bits of the fractions of the square roots of the first eight primes, and of the cube roots of the first 64. */
const primes = Array.from({ length: 312 }, (_, at) => at).filter(
  (value) => value > 1 && Array.from({ length: value - 2 }, (_, at) => at + 2).every((divisor) => value % divisor !== 0),
);
const fractionOf = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const firstState = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
