import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Home', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Guest = pageStory({ path: '/' });
export const Member = pageStory({ path: '/', as: 'member' });
export const Newcomer = pageStory({ path: '/', as: 'newcomer' });
