import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Download', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Guest = pageStory({ path: '/download' });
export const Member = pageStory({ path: '/download', as: 'member' });
