import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languageCodes, languages } from '@parlour/domain';

/** One catalogue per library and language; the English source is the fallback of every other one (architecture 7). */
export default defineConfig({
  sourceLocale: 'en',
  locales: languageCodes.map((code) => languages[code].tag),
  fallbackLocales: { default: 'en' },
  catalogs: [
    'libs/api',
    'libs/routes',
    'libs/forms',
    'libs/loaded',
    'libs/feature-auth',
    'libs/feature-agent',
    'libs/feature-games',
    'libs/feature-lottery',
    'libs/feature-loyalty',
    'libs/feature-wallet',
    'libs/feature-content',
    'apps/web',
  ]
    .map((room) => ({ path: `<rootDir>/${room}/src/locales/{locale}`, include: [`<rootDir>/${room}/src`] }))
    // One catalogue for all rooms of the office, so that no player's page takes it for one of its own.
    .concat({
      path: '<rootDir>/apps/office/src/locales/{locale}',
      include: [
        'apps/office',
        'libs/office-agents',
        'libs/office-content',
        'libs/office-games',
        'libs/office-lottery',
        'libs/office-loyalty',
        'libs/office-members',
        'libs/office-money',
        'libs/office-people',
        'libs/office-reports',
        'libs/office-rewards',
        'libs/office-settings',
        'libs/office-talk',
        'libs/office-ui',
      ]
        .map((room) => `<rootDir>/${room}/src`)
        // The office shows bet types, what they are about and how they ended in the words that players know.
        .concat(['type-names', 'symbol-names', 'reason-names'].map((words) => `<rootDir>/libs/feature-lottery/src/words/${words}.ts`)),
    }),
  format: formatter({ lineNumbers: false }),
});
