import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from 'virtual:brands';
import { BrandBook } from './brand-book/BrandBook.tsx';
import type { BookLook } from './brand-book/look.ts';
import { screens } from './brand-book/key-screens.ts';

/** The toolbar's brand on one page: its marks and their uses, colours, type and shapes, and the components made of them. */
export default {
  title: 'Brand book',
  tags: ['!autodocs', 'page'],
  // The framed pages are stories that are checked separately.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { options: { iframes: false } } },
} satisfies Meta;

/** Paths of the brand's drawn pictures, as `tools/storybook/pictures.ts` listed them. */
async function picturesOf({ globals }: StoryContext): Promise<{ pictures: readonly string[] }> {
  const answer = await fetch(`${String(globals['brand'])}/art/pictures.json`);
  return { pictures: (await answer.json()) as readonly string[] };
}

export const Book: StoryObj = {
  loaders: [picturesOf],
  render: (_args, { globals, loaded }) => {
    // Storybook calls them `any`; they are what the toolbars of preview.tsx offer.
    const { brand: id, theme, language } = globals as unknown as Pick<BookLook, 'theme' | 'language'> & { brand: string };
    const brand = brands.find((one) => one.id === id)!;
    return <BrandBook look={{ brand, theme, language, pictures: loaded['pictures'] as readonly string[] }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Logo of/ }).length).toBeGreaterThan(1);
    // Frames are loaded when scrolled near; the stories in them are checked separately.
    const index = (await (await fetch('index.json')).json()) as { entries: Record<string, unknown> };
    for (const { story } of screens) await expect(index.entries).toHaveProperty(story);
  },
};
