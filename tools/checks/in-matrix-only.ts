/** Tests that take as long as fifty others each and can only break when their subject changes; the matrix runs them (ADR 62). */
export const inMatrixOnly = [
  // Stories of pages.
  'tools/storybook/recording-gateway.test.ts',
  // The recipes of CI start Nx for each change that they try.
  'tools/ci/affected-brands.test.ts',
  // The generator's prompts start Nx in a terminal for each one.
  'tools/nx-brands/generators/questions.test.ts',
];
