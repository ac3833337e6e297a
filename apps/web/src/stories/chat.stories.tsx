import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Chat', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Room = pageStory({ path: '/chat', as: 'member' });
export const NotYet = pageStory({ path: '/chat', as: 'newcomer' });
/** Brands without chat rooms have no such page, and nothing to press on it. */
export const ShareARound = pageStory({
  path: '/chat',
  as: 'member',
  play: async (page) => (FLAGS.chatRoom ? pressing('main form button[type=button]', -1)(page) : undefined),
});
export const Loading = pageStory({ path: '/chat', as: 'member', hanging: /chat\/rooms$/ });
export const Lost = pageStory({ path: '/chat', as: 'member', lost: /chat\/rooms/ });
/** The desk is offline while stories are recorded. */
export const LiveChat = pageStory({ path: '/', play: pressing('footer a[href^="https://chat"]') });
