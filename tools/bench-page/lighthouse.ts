import { chromium } from '@playwright/test';
import { freePort } from '@parlour/gateway/free-port';
import type { Profile } from './profiles.ts';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What keeps a category from 100, by the ids of Lighthouse's audits. */
  missing: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Audits the page once with Lighthouse, with its mobile or desktop profile. */
export async function lighthouseScores(url: string, profile: Profile, launch: { executablePath: string; args: string[] }): Promise<Scores> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: launch.executablePath,
    args: [...launch.args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, output: 'json' as const, logLevel: 'error' as const, onlyCategories: [...categories] };
    const result = await lighthouse(url, flags, profile.name === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`);
    const { lhr } = result;
    const score = (category: (typeof categories)[number]) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const short = categories.filter((category) => score(category) < 100).flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      missing: [...new Set(short.filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.98).map(({ id }) => id))],
    };
  } finally {
    await browser.close();
  }
}
