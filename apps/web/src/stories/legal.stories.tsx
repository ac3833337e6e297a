import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Legal texts', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Terms = pageStory({ path: '/terms' });
export const AsAMember = pageStory({ path: '/privacy', as: 'member' });
