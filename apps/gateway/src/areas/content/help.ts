import path from 'node:path';
import { shippedTexts, type Names } from '../../kernel/texts/shipped-texts.ts';

/** An initial section or article of every merchant's help; the settings fill in its slots when it is shown (content N41). */
export interface SeedHelp {
  kind: 'helpSection' | 'helpArticle';
  key: string;
  place: string;
  title: Names;
  /** The HTML of an article; absent for a section. */
  content?: Names;
}

const { namesOf } = shippedTexts(path.join(import.meta.dirname, 'help-texts'));

const sections = {
  start: ['open-an-account', 'free-play', 'forgotten-password'],
  money: ['deposit', 'withdrawal', 'limits'],
  games: ['fair-games', 'interrupted-round', 'term'],
  safety: ['safe-play', 'keep-your-account-safe'],
} as const;

export const help: readonly SeedHelp[] = Object.entries(sections).flatMap(([section, articles]): SeedHelp[] => [
  { kind: 'helpSection', key: section, place: 'help', title: namesOf(`${section}.title`) },
  ...articles.map((key): SeedHelp => ({
    kind: 'helpArticle',
    key,
    place: section,
    title: namesOf(`${key}.title`),
    content: namesOf(`${key}.content`),
  })),
]);
