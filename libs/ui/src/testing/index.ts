// What Storybook and tests of other projects need of this library beside what screens get.
// Must never be imported by a screen.
export { axeOptions } from './axe-options.ts';
export { groupOf, useTheme } from '../foundations/use-theme.ts';
