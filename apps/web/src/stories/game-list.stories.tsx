import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Game list', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Slots = pageStory({ path: '/rng' });
export const OfOneVendor = pageStory({ path: '/rng?vassalage=JL' });
export const AsMember = pageStory({ path: '/rng', as: 'member' });
export const NothingFound = pageStory({ path: '/rng?search=zzzz' });

/** By volatility, feature and return. */
export const Filters = pageStory({
  path: '/rng?volatility=medium',
  play: async (story) => {
    await pressing('#list-filters')(story);
    await within(story.body).findByRole('dialog', undefined, { timeout: 10_000 });
  },
});

/** Of the first game that can be played. */
const play = pressing('article:not([data-soon]) button');
export const OpeningAGame = pageStory({ path: '/rng', as: 'member', hanging: /launchGame/, play });
export const AGameThatCannotBeOpened = pageStory({
  path: '/rng',
  as: 'member',
  lost: /launchGame/,
  play: async (story) => {
    await play(story);
    await within(story.body).findByRole('alert', undefined, { timeout: 10_000 });
  },
});

/** A game on a page of its own. */
export const OneGame = pageStory({ path: '/seamless?vassalage=JL&gameCode=lotus-lanterns&trial=true', hanging: /launchTrialGame/ });
export const NoSuchGame = pageStory({ path: '/seamless?vassalage=JL&gameCode=nothing&trial=true' });

/** What a member marked with the heart, and what the member played. */
export const Favourites = pageStory({ path: '/favorite', as: 'member' });
export const FavouritesOnTheirWay = pageStory({
  path: '/rng',
  as: 'member',
  hanging: /listFavGames/,
  play: async ({ page, body }) => {
    await page.router.navigate({ to: '/favorite' });
    await within(body).findByRole('status', { name: /./ }, { timeout: 10_000 });
  },
});
export const FavouritesThatCannotBeLoaded = pageStory({ path: '/favorite', as: 'member', lost: /listFavGames/ });
export const NoFavourites = pageStory({ path: '/favorite', as: 'newcomer' });
export const RecentlyPlayed = pageStory({ path: '/recent', as: 'member' });
