import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';
import type { Entry } from './preview-page.ts';

/** Where `nx build-storybook stories` writes its output. */
export const storybookFolder = path.join(workspace, 'dist/storybook');

/** Every story of the built Storybook, in the order of its index. Throws when there is none. */
export function storiesOfBuild(folder = storybookFolder): Entry[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** A page of the site, which reads the brand; other stories only have its theme. */
export const isPage = ({ tags }: Entry): boolean => tags.includes('page');
/** A screen of the office. */
export const isScreen = ({ title }: Entry): boolean => title.startsWith('Office/');
/** A story in which something is done. */
export const isPlayed = ({ tags }: Entry): boolean => tags.includes('play-fn');
/** A story that is wrong on purpose. */
export const isBroken = ({ tags }: Entry): boolean => tags.includes('broken');
