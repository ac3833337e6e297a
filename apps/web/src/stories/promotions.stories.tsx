import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Promotions', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Guest = pageStory({ path: '/promotions' });
export const Member = pageStory({ path: '/promotions', as: 'member' });
const dialogButton = 'main li button[aria-haspopup="dialog"]';
/** The envelope comes first and the application last. Brands without bonuses have neither. */
const opening = (place: number) =>
  pageStory({
    path: '/promotions',
    as: 'member',
    play: async (story) => {
      if (story.body.querySelector(dialogButton)) await pressing(dialogButton, place)(story);
    },
  });
export const AnEnvelope = opening(0);
export const Applying = opening(-1);
