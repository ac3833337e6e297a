import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Game list', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Slots = pageStory({ path: '/rng' });
export const OfOneVendor = pageStory({ path: '/rng?vassalage=JL' });
export const AsMember = pageStory({ path: '/rng', as: 'member' });
export const NothingFound = pageStory({ path: '/rng?search=zzzz' });
