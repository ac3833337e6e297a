import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { brandPlugin } from '@parlour/brand/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/browser/chromium.ts';
import { deadlines } from './tools/checks/deadlines.ts';
import { inMatrixOnly } from './tools/checks/in-matrix-only.ts';
import { LongFirst } from './tools/checks/long-first.ts';
import { replacingTests } from './tools/checks/replacing-tests.ts';

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
  'workbox-window',
  'vitest-browser-react',
  '@simplewebauthn/browser',
  '@lingui/core',
  '@lingui/react',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-link',
  '@tiptap/extension-list',
  '@tiptap/extension-table',
  '@tiptap/pm/model',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
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

/** Of the gateway, only in the matrix: they take long, and can only break with what other tests run too. */
const gatewayInMatrixOnly = [
  // Compares how long thousands of answers take, without a server beside it, so that less disturbs it.
  'apps/gateway/src/areas/identity/session/equal-answers.test.ts',
  // Starts whole gateways; the faults kill one, and a vendor's retries have tests of their own.
  'apps/gateway/src/areas/reconciliation/killed-gateway.test.ts',
];

/** Tests of the gateway that no Postgres is started for, and why. */
const withoutPostgres = [
  // No database.
  'apps/gateway/src/outbound/senders/*.test.ts',
  'apps/gateway/src/outbound/outbound.test.ts',
  'apps/gateway/src/outbound/outbound-fetch.test.ts',
  // A Postgres of their own.
  'apps/gateway/src/areas/vendors/certification-faults.test.ts',
  'apps/gateway/src/main/database-login.test.ts',
  'apps/gateway/src/main/deploy.test.ts',
  'apps/gateway/src/testing/postgres/cluster.test.ts',
  // Whole processes, as `npm start` runs them: with the embedded database.
  'apps/gateway/src/main/main.test.ts',
  'apps/gateway/src/areas/wallet/killed-gateway.test.ts',
  ...gatewayInMatrixOnly,
];

/**
 * What the embedded database may decide otherwise than a Postgres: SQL, its one connection, jobs, a database that does not
 * answer. The other areas are the same SQL, which the matrix runs on it too (ADR 62); journeys use it.
 */
const onEmbeddedFirst = [
  'apps/gateway/src/{db,jobs,ledger}/**/*.test.ts',
  'apps/gateway/ledger-model/simulator/*.test.ts',
  'apps/gateway/src/http/{busy,idempotency}.test.ts',
  'apps/gateway/src/areas/vendors/repeats.test.ts',
  'apps/gateway/src/areas/wallet/{deposits,withdrawals}.test.ts',
];

/** Look at what a build has made, and can run only after one, or build themselves: for production, in modules of their own. */
const outputTests = [
  'tools/flags/removes.test.ts',
  'tools/build/output.test.ts',
  'tools/checks/headers/headers.test.ts',
  'tools/deploy/deploy.test.ts',
  'tools/deploy/static-host.test.ts',
  'tools/build/isolation.test.ts',
];

/** Builds a whole site again, and can only break with what builds sites: the matrix does it. */
const outputInMatrixOnly = ['tools/build/reproducible.test.ts'];

const gatewayTests = 'apps/gateway/**/*.test.ts';
/** Ask a whole gateway thousands of things: on the embedded database that takes more than twice as long. */
const fuzzOfGateway = 'tools/checks/contract-fuzz/{office,partners,player}.test.ts';
const unitTests = '{libs,tools,apps/!(gateway|web-e2e)}/**/*.test.ts';
/** Have modules of their own in any case. */
const replacing = replacingTests(import.meta.dirname, gatewayTests);

const patient = {
  testTimeout: deadlines.test,
  hookTimeout: deadlines.test,
  expect: { poll: { timeout: deadlines.wait } },
} as const;

const inNode = {
  ...patient,
  environment: 'node',
  // Vitest would leave one processor of two idle. More than two start more databases at once than a small machine holds.
  maxWorkers: Math.min(2, availableParallelism()),
} as const;

/** Tests share loaded code and nothing else: to load that of a gateway again for each file took as long as half of its tests (ADR 50). */
const oneCode = { isolate: false } as const;

const inMatrix = process.env['TEST_MATRIX'] === '1';

const onPostgres = {
  ...inNode,
  globalSetup: 'apps/gateway/src/testing/postgres/for-suite.ts',
  setupFiles: 'apps/gateway/src/testing/postgres/use-suite.ts',
};

const provider = playwright({ launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs } });

/** Component tests. Files share a page too, which each finds as if it were new: to load all code again for each took half of the time. */
const inBrowser = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  plugins: [neutral(), babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), vanillaExtractPlugin()],
  // A package that Vite meets first in the middle of a run makes it reload the page under the tests.
  optimizeDeps: { include: browserPackages },
  test: {
    ...patient,
    ...oneCode,
    name,
    include,
    setupFiles: 'tools/browser/fresh-page.ts',
    maxWorkers: inNode.maxWorkers,
    browser: { enabled: true, headless: true, screenshotFailures: false, provider, instances: [{ browser: 'chromium' }] },
  },
});

/** `*.test.ts` runs in Node; `*.test.tsx` renders in a real browser (architecture 9). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [neutral()],
        test: {
          ...inNode,
          ...oneCode,
          name: 'node',
          include: [unitTests],
          exclude: ['**/node_modules/**', fuzzOfGateway, ...outputTests, ...outputInMatrixOnly, ...(inMatrix ? [] : inMatrixOnly)],
        },
      },
      {
        plugins: [neutral()],
        test: {
          ...onPostgres,
          ...oneCode,
          name: 'gateway',
          include: [gatewayTests, fuzzOfGateway],
          exclude: ['**/node_modules/**', ...withoutPostgres, ...replacing],
        },
      },
      {
        plugins: [neutral()],
        test: { ...onPostgres, name: 'gateway-alone', include: replacing },
      },
      {
        plugins: [neutral()],
        test: {
          ...inNode,
          ...oneCode,
          name: 'embedded',
          include: inMatrix ? [gatewayTests] : [...withoutPostgres, ...onEmbeddedFirst],
          exclude: ['**/node_modules/**', ...replacing, ...(inMatrix ? [] : gatewayInMatrixOnly)],
        },
      },
      {
        plugins: [neutral()],
        test: { ...inNode, name: 'output', include: [...outputTests, ...(inMatrix ? outputInMatrixOnly : [])] },
      },
      inBrowser('browser', ['{libs,apps/!(arcade)}/**/*.test.tsx']),
      // Its styles are those of a game's window, which is never on the page of a site.
      inBrowser('browser-arcade', ['apps/arcade/**/*.test.tsx']),
    ],
  },
});
