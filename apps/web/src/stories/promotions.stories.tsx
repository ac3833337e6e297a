import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Promotions', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Guest = pageStory({ path: '/promotions' });
export const Member = pageStory({ path: '/promotions', as: 'member' });
const application = 'main li button[aria-haspopup="dialog"]';
/** Brands without bonuses have nothing to apply for. */
export const Applying = pageStory({
  path: '/promotions',
  as: 'member',
  play: async (story) => {
    if (story.body.querySelector(application)) await pressing(application)(story);
  },
});
