import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ofPages, pageStory, type PlayedPage } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Log in', tags: ['!autodocs', 'page'] } satisfies Meta;

/** The dialog's own script comes later than the page. */
const opened = async ({ body }: PlayedPage) => {
  await within(body).findByRole('dialog', undefined, { timeout: 10_000 });
};

export const LogIn = pageStory({ path: '/login', play: opened });
export const Register = pageStory({ path: '/register', play: opened });
export const ForgottenPassword = pageStory({ path: '/forgot', play: opened });
export const AgentsEntrance = pageStory({ path: '/agent' });
