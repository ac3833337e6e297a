import type { LanguageCode } from '@parlour/domain';
import type { brands } from 'virtual:brands';

/** The brand that the book shows, with the toolbars' settings. */
export interface BookLook {
  brand: (typeof brands)[number];
  theme: 'dark' | 'light';
  language: LanguageCode;
  /** Paths on the brand's site. */
  pictures: readonly string[];
}

/** Where Storybook has a file of the brand's site. */
export const addressOf = ({ brand }: Pick<BookLook, 'brand'>, file: string): string => `${brand.id}/${file.replace(/^\//, '')}`;
