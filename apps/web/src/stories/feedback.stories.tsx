import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Feedback', tags: ['!autodocs', 'page'] } satisfies Meta;

/** The last link of the last column. */
const open = pressing('footer button', -1);

export const Feedback = pageStory({ path: '/', play: open });
export const SomethingIsMissing = pageStory({
  path: '/',
  play: async (story) => {
    await open(story);
    const send = await within(within(story.body).getByRole('dialog')).findByRole('button', { name: (_name, button) => isSubmit(button) });
    await userEvent.click(send);
    await within(story.body).findByRole('alertdialog', undefined, { timeout: 10_000 });
  },
});

function isSubmit(button: Element): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit';
}
