import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Help', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Sections = pageStory({ path: '/help' });
export const AnArticle = pageStory({ path: '/help#limits' });
export const InADialog = pageStory({
  path: '/promotions',
  play: pressing('footer a[href^="mailto"] ~ button, footer button:has(+ a[href])'),
});
