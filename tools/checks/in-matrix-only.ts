/** Tests that take as long as fifty others each and can only break when their subject changes; the matrix runs them (ADR 62). */
export const inMatrixOnly = [
  // Stories of pages.
  'tools/storybook/recording-gateway.test.ts',
  // The recipes of CI: Nx starts for each change that is tried.
  'tools/ci/affected-brands.test.ts',
  // The questions of the generator: Nx starts at a terminal for each.
  'tools/nx-brands/generators/questions.test.ts',
];
