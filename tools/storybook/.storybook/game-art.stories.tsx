import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './game-art.css';

/** The drawn pictures of the brand's site, one sheet per kind, to see at a glance that every game has a recognisable picture. */
const meta = { title: 'Foundations/Game art' } satisfies Meta;
export default meta;

/** Paths of the brand's pictures, as `tools/storybook/pictures.ts` listed them. */
async function listed({ globals }: StoryContext): Promise<{ pictures: readonly string[] }> {
  const brand = String(globals['brand']);
  const answer = await fetch(`${brand}/art/pictures.json`);
  const pictures = (await answer.json()) as readonly string[];
  return { pictures: pictures.map((picture) => brand + picture) };
}

function sheet(label: string, kind: string, belongs: RegExp): StoryObj {
  return {
    loaders: [listed],
    render: (_, { loaded }) => (
      <ul className={`art-sheet art-${kind}`} aria-label={label}>
        {(loaded['pictures'] as readonly string[])
          .filter((path) => belongs.test(path))
          .map((path) => (
            <li key={path}>
              <img src={path} alt="" loading="lazy" />
              <span>{path.replace(/.*\/|\.svg$/g, '')}</span>
            </li>
          ))}
      </ul>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
    },
  };
}

export const Games = sheet('Games', 'games', /\/games\//);
export const Vendors = sheet('Vendors', 'vendors', /\/vendors\//);
export const Banners = sheet('Banners', 'banners', /\/banners\/(?!.*-phone)/);
export const BannersForPhones = sheet('Banners for phones', 'phone', /\/banners\/.*-phone/);
export const Signs = sheet('Payments and signs', 'vendors', /\/(payments|signs)\//);
