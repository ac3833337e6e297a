import { basename, dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes, type ProjectConfiguration } from '@nx/devkit';

interface Options {
  /** Root of the app that brands are built from. */
  app?: string;
}

/** One project per folder of brands/, so that a change to one brand builds only that brand (architecture 6). */
export const createNodes: CreateNodes<Options> = [
  'brands/*/brand.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file, given) => ({ projects: { [dirname(file)]: brandProject(dirname(file), given?.app ?? 'apps/web') } }),
      files,
      options,
      context,
    ),
];

/** The connected payment providers affect the check of a licensed brand and its pages. */
const paymentSettings = [{ env: 'PAYMENT_PROVIDERS' }, { env: 'PAYMENT_PROVIDERS_FILE' }];

/** What a check reads besides the brand's folder: other brands' claims, rules, styles, texts and games. */
export const checkInputs = [
  ...paymentSettings,
  { runtime: 'node tools/nx-brands/claims.mjs' },
  '{workspaceRoot}/libs/{api,brand,domain,routes}/src/**/*',
  '{workspaceRoot}/libs/brand/legal-templates/**/*',
  '{workspaceRoot}/libs/ui/src/theme/**/*',
  '{workspaceRoot}/libs/*/src/locales/*',
  '{workspaceRoot}/apps/*/src/**/texts/*.json',
  '{workspaceRoot}/apps/web/src/locales/*',
  '{workspaceRoot}/apps/gateway/src/{areas/catalogue/shipped,areas/wallet/payments,http/signing,kernel/texts}/**/*',
  '{workspaceRoot}/apps/gateway/src/areas/site/rendering/kit.ts',
  // Parses the settings of payment providers.
  '{workspaceRoot}/apps/gateway/src/kernel/stated-providers.ts',
  // The lottery vendor is an owner of accounts.
  '{workspaceRoot}/apps/gateway/src/ledger/{accounts,registry}.ts',
  '{workspaceRoot}/apps/art/src/**/*',
  '{workspaceRoot}/tools/{browser,build,flags,nx-brands,texts}/**/*',
];

function brandProject(root: string, app: string): ProjectConfiguration {
  const brand = basename(root);
  const env = { BRAND: brand };
  return {
    root,
    name: brand,
    tags: ['type:brand'],
    // Pages are rendered from the gateway's answers, so a change to either makes them outdated.
    implicitDependencies: ['@parlour/web', '@parlour/gateway'],
    targets: {
      build: {
        executor: './tools/nx-brands:build',
        options: { brand },
        cache: true,
        inputs: [
          'production',
          '^production',
          ...paymentSettings,
          '{workspaceRoot}/tools/build/**/*',
          '{workspaceRoot}/apps/art/{pictures,src}/**/*',
          '{workspaceRoot}/tools/nx-brands/**/*',
        ],
        outputs: [`{workspaceRoot}/dist/brands/${brand}`, `{workspaceRoot}/dist/.render-kits/${brand}`],
      },
      serve: { command: `vite ${app} -c ${app}/vite.config.ts`, options: { env }, continuous: true },
      check: {
        command: `node tools/nx-brands/check.ts ${brand}`,
        cache: true,
        // Screenshots use the built site if there is one. It is not a dependency, since a check needs no build.
        inputs: ['default', ...checkInputs, { runtime: `git hash-object dist/brands/${brand}/build.json` }],
        outputs: [`{workspaceRoot}/dist/checks/${brand}`],
      },
      'legal-texts': { command: `node tools/nx-brands/legal-texts.ts ${brand}` },
      // nx deploy-files <brand> --gateway=<url> --arcade-origin=<url>
      'deploy-files': { command: `node tools/deploy/main.ts ${brand}`, dependsOn: ['build'] },
      e2e: { command: 'playwright test -c apps/web-e2e/playwright.config.ts', options: { env }, dependsOn: ['build'] },
    },
  };
}
