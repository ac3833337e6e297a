// What Storybook and tests of other projects need from this library, beyond its public entry.
// Must never be imported by a screen.
export { axeOptions } from './axe-options.ts';
export { groupOf, useTheme } from '../foundations/use-theme.ts';
export { WithToasts } from './with-toasts.tsx';
