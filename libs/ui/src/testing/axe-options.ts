import type { RunOptions } from 'axe-core';

/** What axe checks in components, pages and stories. Rules about a whole page do not fit a component on its own. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
} satisfies RunOptions;
