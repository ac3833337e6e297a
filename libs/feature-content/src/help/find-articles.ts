// @flag helpCentre
import type { Schema } from '@parlour/api';
import { foldWords } from '@parlour/domain/content';

type Section = Schema<'HelpSection'>;

/** The sections with the articles that contain all words, ignoring case and accents (content N40); all of them if nothing was typed. */
export function findArticles(sections: readonly Section[], asked: string): readonly Section[] {
  const words = foldWords(asked).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      articles: section.articles.filter(({ title, content }) => {
        const text = foldWords(`${title} ${content.replace(/<[^>]*>/g, ' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** Whether there is an article of a slug. */
export function hasArticle(sections: readonly Section[], slug: string): boolean {
  return sections.some(({ articles }) => articles.some((article) => article.slug === slug));
}

/** A slug that no longer exists, as words to search for. */
export function wordsOfSlug(slug: string): string {
  return slug.replaceAll('-', ' ').trim();
}
