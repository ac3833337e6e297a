import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { brandPlugin } from '@parlour/brand/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/browser/chromium.ts';

/** Tests see nobody's brand. */
const neutral = () => brandPlugin({ workspace: import.meta.dirname, folder: path.join(import.meta.dirname, 'brands/neutral') });

/** What component tests and the code under them import from node_modules. */
const browserPackages = [
  '@base-ui/react/combobox',
  '@base-ui/react/dialog',
  '@base-ui/react/direction-provider',
  '@base-ui/react/menu',
  '@base-ui/react/popover',
  '@base-ui/react/tabs',
  '@base-ui/react/tooltip',
  'axe-core',
  'culori',
  'd3-scale',
  'd3-shape',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@storybook/react-vite',
  'storybook/test',
  'swiper',
  'swiper/modules',
  'uqr',
  'vitest-browser-react',
  '@simplewebauthn/browser',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'altcha/lib',
  'dompurify',
  'jotai',
  'jotai/utils',
  'jsencrypt',
  'libphonenumber-js/core',
  'openapi-fetch',
  'react-hook-form',
  'zod',
];

/** Tests of the gateway to which a Postgres beside them changes nothing, and why. */
const notOnPostgres = [
  // No database.
  'apps/gateway/certify/**',
  'apps/gateway/src/senders/*.test.ts',
  'apps/gateway/src/http/outbound.test.ts',
  'apps/gateway/src/http/outbound-fetch.test.ts',
  // A Postgres of their own.
  'apps/gateway/src/vendors/certification-faults.test.ts',
  'apps/gateway/src/main/database-login.test.ts',
  'apps/gateway/src/main/deploy.test.ts',
  'apps/gateway/src/testing/postgres/cluster.test.ts',
  // Whole processes, as `npm start` runs them: with the database that is inside.
  'apps/gateway/src/main/main.test.ts',
  'apps/gateway/src/reconcile/killed-gateway.test.ts',
];

/** Look at what a build has made, and can run only after one. */
const outputTests = [
  'tools/build/output.test.ts',
  'tools/checks/headers/headers.test.ts',
  'tools/deploy/deploy.test.ts',
  'tools/deploy/static-host.test.ts',
  'tools/build/isolation.test.ts',
  'tools/build/reproducible.test.ts',
];

/** Vitest would leave one processor of two idle. More than two start more databases at once than a small machine holds. */
const inTwos = { maxWorkers: Math.min(2, availableParallelism()) };

/** `*.test.ts` runs in Node; `*.test.tsx` renders in a real browser (architecture 9). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [neutral()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['{libs,tools,apps}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/web-e2e/**', ...outputTests],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          ...inTwos,
        },
      },
      {
        plugins: [neutral()],
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['apps/gateway/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...notOnPostgres],
          globalSetup: 'apps/gateway/src/testing/postgres/for-suite.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          ...inTwos,
        },
      },
      {
        plugins: [neutral()],
        test: { name: 'output', environment: 'node', include: outputTests, hookTimeout: 60_000 },
      },
      {
        plugins: [neutral(), babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), vanillaExtractPlugin()],
        // A package that Vite meets first in the middle of a run makes it reload the page under the tests.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          // A hydration on a busy machine of two cores took 15 s once.
          testTimeout: 30_000,
          include: ['{libs,apps}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
