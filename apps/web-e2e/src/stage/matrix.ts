/** True in `npm run test:matrix`, which runs every journey on every device, brand, theme and language that it has (ADR 62). */
export const inMatrix = process.env['TEST_MATRIX'] === '1';

/** What a story runs with: only the first of `all` in `npm test`, every one in the matrix. */
export function told<const T>(...all: readonly [T, ...T[]]): readonly T[] {
  return inMatrix ? all : [all[0]];
}
