import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Brand } from '@parlour/brand/schema';
import { type Persona, type RecordedAnswer, type Recording, requestKey } from '@parlour/web/recording';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { webFolder } from '../build/places.ts';
import { chosenBrands } from '../build/chosen-brands.ts';
import { isPage, storiesOfBuild, storybookFolder } from './entries.ts';
import { languagesLookedAt } from './languages-looked-at.ts';
import { PreviewPage, type Entry } from './preview-page.ts';
import { startRecordingGateway } from './recording-gateway.ts';
import { withSameIds } from './same-ids.ts';
import { serveFolder } from './serve.ts';
import { namesOn, writeShown } from './shown.ts';

export const recordedFolder = path.join(webFolder, 'src/stories/recorded');

interface Asked {
  brand: string;
  persona: Persona;
  method: string;
  url: string;
}

/**
 * Opens every page story of the built Storybook in each brand of `ids` (all if empty), answered by the real gateway, and records
 * its requests and answers. When all brands are recorded, it also records which components the pages showed. Reports each brand and
 * each failed page to `log`; throws at the end if a page failed. Throws RangeError for an unknown brand.
 */
export async function record(ids: readonly string[], log: (line: string) => void): Promise<void> {
  const brands = chosenBrands(ids);
  const gateway = await startRecordingGateway(brands);
  const { server, origin } = await serveFolder(storybookFolder, 0);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    let recording: Recording = {};
    let wrong = 0;
    const shown = new Set<string>();
    await page.exposeFunction('recordAnswer', async ({ brand, persona, method, url }: Asked): Promise<RecordedAnswer> => {
      const answer = await gateway.answer(brand, persona, method, url);
      (recording[persona] ??= {})[requestKey(method, url)] = answer;
      return answer;
    });
    const preview = await PreviewPage.of(page, origin);
    mkdirSync(recordedFolder, { recursive: true });
    for (const brand of brands) {
      recording = {};
      wrong += await lookAt(preview, brand, storiesOfBuild().filter(isPage), log, shown);
      const text = JSON.stringify(withSameIds(brand.id, sorted(recording)), null, 1);
      writeFileSync(path.join(recordedFolder, `${brand.id}.json`), `${text}\n`);
      log(
        `${brand.id}: ${Object.values(recording).reduce((sum, all) => sum + Object.keys(all).length, 0)} answers, ${Math.round(text.length / 1024)} KB`,
      );
    }
    // The pages of some brands do not show every component.
    if (ids.length === 0) writeShown(shown);
    if (wrong > 0) throw new Error(`${wrong} pages went wrong while they were recorded`);
  } finally {
    await browser.close();
    server.close();
    await gateway.close();
  }
}

/** Opens every page in the brand's languages and collects the names of its components; returns how many pages failed. */
async function lookAt(
  preview: PreviewPage,
  brand: Brand,
  stories: readonly Entry[],
  log: (line: string) => void,
  shown: Set<string>,
): Promise<number> {
  let wrong = 0;
  for (const language of (await languagesLookedAt(brand.id)).filter((code) => brand.languages.includes(code)))
    for (const { id } of stories) {
      const { failures } = await preview.show(id, { brand: brand.id, language, withoutAxe: true });
      for (const { message } of failures) log(`  ${id} in ${language} went wrong: ${message}`);
      for (const name of await namesOn(preview.page)) shown.add(name);
      wrong += failures.length;
    }
  return wrong;
}

/** Sorted, and without answers that are the same for a guest. */
function sorted(recording: Recording): Recording {
  const guest = recording.guest ?? {};
  return Object.fromEntries(
    Object.entries(recording)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([persona, answers]) => [
        persona,
        Object.fromEntries(
          Object.entries(answers)
            .filter(([key, answer]) => persona === 'guest' || JSON.stringify(guest[key]) !== JSON.stringify(answer))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ]),
  );
}
