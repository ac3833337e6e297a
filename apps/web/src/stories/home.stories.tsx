import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Home', tags: ['!autodocs', 'page'] } satisfies Meta;

export const ServicePanel = pageStory({ path: '/', play: pressing('aside button', -1) });
export const Guest = pageStory({ path: '/' });
export const Member = pageStory({ path: '/', as: 'member' });
export const Newcomer = pageStory({ path: '/', as: 'newcomer' });

// The items of the ticker are buttons too; only vendors have a picture.
export const GamesOfAVendor = pageStory({ path: '/', play: pressing('main li > button:has(img)') });
export const AnAnnouncement = pageStory({ path: '/', play: pressing('main section li > button') });
