/**
 * After how long a test is ended, in ms. A deadline ends what hangs and measures nothing, so it must hold on a machine many
 * times slower than ours. How fast something has to be, a test states and measures by itself.
 */
export const deadlines = {
  /** A test, or what is done before and after one. */
  test: 300_000,
  /** A state that a test waits for: a poll, something on a page, a press on it. */
  wait: 60_000,
  /** A server that a suite starts. */
  start: 300_000,
} as const;
