import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Promotions', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Guest = pageStory({ path: '/promotions' });
export const Member = pageStory({ path: '/promotions', as: 'member' });
