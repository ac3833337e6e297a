import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { ofPages, pageStory } from './page-story.tsx';
import { goOffline, goOnline } from './surroundings.ts';

export default { ...ofPages, title: 'Pages/Trouble', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Maintenance = pageStory({ path: '/', as: 'closed' });
export const RegionBlocked = pageStory({ path: '/', as: 'shutOut' });
export const NotFound = pageStory({ path: '/no/such/page' });
export const Loading = pageStory({
  path: '/',
  hanging: /vassalage/,
  play: async ({ page, body }) => {
    // The page being left is shown for a second, which would never pass: the clock stands still.
    page.router.options.defaultPendingMs = 0;
    void page.router.navigate({ to: '/rng', search: { vassalage: 'JL' } });
    const main = within(body).getByRole('main');
    // The page being left links on, and the placeholder for the next one does not.
    await waitFor(() => expect(within(main).queryByRole('link')).toBeNull(), { timeout: 10_000 });
    await expect(within(main).getByRole('status')).toBeVisible();
  },
});

const failed = pageStory({
  path: '/rng',
  lost: /GCSGAME_gameList/,
  play: async ({ body }) => {
    await within(body).findByRole('alert', undefined, { timeout: 10_000 });
  },
});
export const Failed: StoryObj = {
  ...failed,
  beforeEach: async (context) => {
    // React logs on the console what the page tells its reader.
    spyOn(console, 'error').mockImplementation(() => undefined);
    if (typeof failed.beforeEach === 'function') return failed.beforeEach(context);
  },
};

const offline = pageStory({ path: '/', play: () => goOffline() });
export const Offline: StoryObj = {
  ...offline,
  beforeEach: async (context) => {
    const undo = typeof offline.beforeEach === 'function' ? await offline.beforeEach(context) : undefined;
    return async () => {
      goOnline();
      if (typeof undo === 'function') await undo();
    };
  },
};
