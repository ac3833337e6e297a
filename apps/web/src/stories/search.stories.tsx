import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Search', tags: ['!autodocs', 'page'] } satisfies Meta;

export const BeforeAnythingIsTyped = pageStory({ path: '/?search=' });
export const Found = pageStory({ path: '/?search=a' });
export const NothingFound = pageStory({ path: '/?search=zzzz' });
