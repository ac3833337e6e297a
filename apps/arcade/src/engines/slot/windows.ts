/** The symbols in sight on one reel, from the top. */
export type Window = readonly string[];

/** What a strip shows at `stop`, the index of the top row; a strip goes on at its end from its beginning. */
export function windowAt(strip: string, stop: number, rows: number): Window {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);
}

/** What a strip shows at each of its stops. */
export function windowsOf(strip: string, rows: number): Window[] {
  return Array.from(strip, (_, stop) => windowAt(strip, stop, rows));
}
