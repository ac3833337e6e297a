/** Tests of which each takes as long as fifty others, for what only whoever changes its subject can break; the matrix runs them (ADR 62). */
export const inMatrixOnly = [
  // Whoever writes stories of pages.
  'tools/storybook/recording-gateway.test.ts',
  // Whoever changes the recipes of CI: Nx starts for each change that is tried.
  'tools/ci/affected-brands.test.ts',
  // Whoever changes the questions of the generator: Nx starts at a terminal for each.
  'tools/nx-brands/generators/questions.test.ts',
];
