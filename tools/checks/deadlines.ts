/**
 * Time limits of tests, in ms. They end tests that hang and measure nothing, so they must be long enough for machines many times
 * slower than ours. Tests that require a certain speed measure it themselves.
 */
export const deadlines = {
  /** A test, or a hook before or after one. */
  test: 300_000,
  /** A condition that a test waits for: a poll, something appearing on a page, a press. */
  wait: 60_000,
  /** A server that a suite starts. */
  start: 300_000,
} as const;
