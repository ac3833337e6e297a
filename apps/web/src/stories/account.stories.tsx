import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Account', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Messages = pageStory({ path: '/member/messageV2', as: 'member' });
export const NoMessages = pageStory({ path: '/member/messageV2', as: 'newcomer' });
export const MyAccount = pageStory({ path: '/member/securityCenter', as: 'member' });
