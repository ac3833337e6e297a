import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/browser/chromium.ts';
import { deadlines } from '../../tools/checks/deadlines.ts';
import { freePort } from '@parlour/gateway/free-port';
import { journeyProviders } from '@parlour/gateway/journey-providers';
import { startSuiteCluster } from '@parlour/gateway/postgres';
import { inMatrix } from './src/stage/matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');

// Workers read this file again: they must find the ports and the folder that the first reading chose.
if (!process.env['JOURNEYS_PORT']) {
  process.env['JOURNEYS_PORT'] = String(await freePort(1, 2));
  process.env['JOURNEYS_PROVIDERS_PORT'] = String(await freePort(1));
  process.env['JOURNEYS_DATA'] = path.join(root, 'test-results', `data-${process.env['JOURNEYS_PORT']}`);
  rmSync(process.env['JOURNEYS_DATA'], { recursive: true, force: true });
  // For journeys with a gateway of their own: the embedded database, which `npm start` uses too, takes seconds of processor time to open.
  // It ends with this process.
  process.env['TEST_DATABASE_URL'] ??= (await startSuiteCluster()).url;
}
const port = Number(process.env['JOURNEYS_PORT']);
const providersPort = Number(process.env['JOURNEYS_PROVIDERS_PORT']);
const env = {
  ...(process.env as Record<string, string>),
  PORT: String(port),
  DATA_DIR: process.env['JOURNEYS_DATA']!,
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  SOCIAL_PROVIDERS: JSON.stringify(journeyProviders(providersPort)),
  // A suite is many people at one address.
  REQUESTS_PER_MINUTE: '100000',
  LOGIN_TRIES: '10000',
  // Log-ins that fail on purpose would add up to where every further one needs a captcha.
  ADDRESS_FAILURES_BEFORE_CAPTCHA: '10000',
  REGISTRATIONS_PER_HOUR: '10000',
  CODES_PER_HOUR: '10000',
  CAPTCHAS_PER_MINUTE: '10000',
  HUMAN_MAX_NUMBER: '25',
  // A person elsewhere is simulated as behind a proxy.
  TRUSTED_PROXIES: '127.0.0.1',
};
const server = (name: string, main: string, itsPort: number) => ({
  name,
  command: `node ${main}`,
  cwd: root,
  env,
  url: `http://127.0.0.1:${itsPort}/health/ready`,
  timeout: deadlines.start,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

const browser = { executablePath: await chromiumPath(), args: chromiumArgs };
/**
 * Most stories look at no pictures, and drawing those of a lobby takes as long as all its scripts. Stories of games, which start once their
 * pictures are there, and of how pages look do load them, as does the matrix.
 */
const withoutPictures = { ...browser, args: [...chromiumArgs, '--blink-settings=imagesEnabled=false'] };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * The stories that `npm test` runs on a phone, because their players use one and it takes less processor time, and with `@phone` what only
 * a phone has; it runs the others on a desktop.
 */
const toldOnAPhone =
  /(?:^|[ /])(player|visitor|member-centre|registration|recover|second-factor|second-proof|account|social|log-in)\.spec\.ts|@phone|one thumb/;

/** The stories that open a game or look at pages. */
const withPictures = /(?:frames|games|lobby|player|visitor)\.spec\.ts/;

/** The journeys that the matrix also runs on a phone; `@once` marks those that are the same at every window width. */
const alsoOnAPhone =
  /(games|every-game|player|visitor|social|trial|mobile-registration|registration|recover|recover-by-sms|pages|lobby|rewards|member-centre|log-in|second-factor|second-proof|sent-proofs|contacts|agents|account|session|feedback|office-phone|lottery-phone|agents-phone)\.spec\.ts/;

/**
 * Refusals and bad input that the gateway's tests cause and the component tests of forms show, met once more on screen; proofs and
 * recovery by SMS, which differ from those by e-mail in the carrier alone; registration by mobile number, whose form differs from the one by
 * username in a code; a trial user, who plays as a visitor does; the making of a brand, whose generator, check and build have
 * tests of their own; every single game, since each engine has a window test; the fast draws, which are bet on as the others are; the
 * look at every page in turn, since every page has a story that is looked at in the same way; and what another journey does too, on
 * another device or with another subject.
 */
const inMatrixOnly =
  /(?:agents|bad-input|contacts|every-game|feedback|fields|keyboard|lottery-fast|mobile-registration|new-brand|office-phone|office-settings|pages|recover-by-sms|refusals|sent-proofs|trial)\.spec\.ts/;

/** Marks a variant of a journey that `npm test` already covers. */
const variant = /@matrix/;

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: path.join(root, 'test-results/journeys'),
  globalSetup: './src/stage/operator.ts',
  fullyParallel: true,
  workers: 2,
  timeout: deadlines.test,
  expect: { timeout: deadlines.wait, toPass: { timeout: deadlines.wait } },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: browser,
    // A worker would answer in place of the gateway; only the journeys of the Lite app allow one.
    serviceWorkers: 'block',
    // Recording every step of every journey costs too much for the few that fail: use `--trace on` to look into one.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: deadlines.wait,
    timezoneId: 'Asia/Dhaka',
    // Every picture is drawn by the processor here. People who come to try a site see it move (visitor, trial).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: inMatrix
    ? [
        { name: 'phone', testMatch: alsoOnAPhone, grepInvert: /@once/, use: phone },
        { name: 'desktop', grepInvert: /@phone/, use: desktop },
      ]
    : [
        {
          name: 'phone with pictures',
          grep: toldOnAPhone,
          grepInvert: variant,
          testMatch: withPictures,
          testIgnore: inMatrixOnly,
          use: phone,
        },
        {
          name: 'phone',
          grep: toldOnAPhone,
          grepInvert: variant,
          testIgnore: [withPictures, inMatrixOnly],
          use: { ...phone, launchOptions: withoutPictures },
        },
        {
          name: 'desktop with pictures',
          grepInvert: [toldOnAPhone, variant],
          testMatch: withPictures,
          testIgnore: inMatrixOnly,
          use: desktop,
        },
        {
          name: 'desktop',
          grepInvert: [toldOnAPhone, variant],
          testIgnore: [withPictures, inMatrixOnly],
          use: { ...desktop, launchOptions: withoutPictures },
        },
      ],
  // One after the other: the gateway makes the keys that the arcade signs with.
  webServer: [
    {
      ...server('log-in providers', `apps/gateway/src/testing/run-identity-providers.ts ${providersPort} ${port}`, port),
      url: `http://127.0.0.1:${providersPort}/.well-known/openid-configuration`,
    },
    server('gateway', 'apps/gateway/src/main.ts', port),
    server('arcade', 'apps/arcade/src/server/main.ts', port + 1),
  ],
});
