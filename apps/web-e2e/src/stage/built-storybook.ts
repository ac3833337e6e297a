import path from 'node:path';
import { type PlaywrightTestConfig } from '@playwright/test';
import { freePort } from '@parlour/gateway/free-port';
import { chromiumArgs, chromiumPath } from '../../../../tools/browser/chromium.ts';
import { deadlines } from '../../../../tools/checks/deadlines.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What the suites over the built Storybook share: a file server on a free port, one browser per worker, no motion. */
export async function builtStorybook(suite: string, browserArguments: readonly string[] = []): Promise<PlaywrightTestConfig> {
  const variable = `STORYBOOK_PORT_${suite.toUpperCase()}`;
  // Workers read the configuration again: they must find the port that the first reading chose.
  process.env[variable] ??= String(await freePort());
  const origin = `http://127.0.0.1:${process.env[variable]}`;
  return {
    fullyParallel: true,
    // A worker waits for its browser a third of the time.
    workers: 3,
    timeout: deadlines.test,
    expect: { timeout: deadlines.wait },
    forbidOnly: true,
    use: {
      baseURL: origin,
      launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs, ...browserArguments] },
      contextOptions: { reducedMotion: 'reduce' },
      timezoneId: 'Asia/Dhaka',
      locale: 'en-GB',
    },
    webServer: {
      command: `node tools/storybook/serve.ts ${process.env[variable]}`,
      cwd: root,
      url: `${origin}/index.json`,
      timeout: deadlines.start,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  };
}
