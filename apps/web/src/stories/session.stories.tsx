import { authDialogAtom, type AuthDialog } from '@parlour/feature-auth';
import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ofPages, pageStory, type PlayedPage } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Session', tags: ['!autodocs', 'page'] } satisfies Meta;

const opened = ({ body }: PlayedPage) => within(body).findByRole('dialog', undefined, { timeout: 10_000 });

/** A page under a dialog that the page itself opens from more than one place. */
const under = (dialog: AuthDialog, as: 'guest' | 'guarded' = 'guarded') =>
  pageStory({
    path: '/promotions',
    as,
    play: async (story) => {
      story.page.store.set(authDialogAtom, dialog);
      await opened(story);
    },
  });

export const LoggingOut = under({ kind: 'logout' });
export const ChangingThePassword = under({ kind: 'changePassword', required: false });
export const APasswordThatMustBeChanged = under({ kind: 'changePassword', required: true });
export const SettingAPaymentPassword = under({ kind: 'paymentPassword' });
export const ARealAccountIsNeeded = under({ kind: 'realAccount' }, 'guest');

export const ProvingWhoAsks = pageStory({
  path: '/promotions',
  as: 'guarded',
  play: async (story) => {
    // Nobody will answer the question.
    void story.page.router.options.context.access.stepUp(['password', 'authenticator', 'passkey']);
    await opened(story);
  },
});

/** What a provider sent the visitor back with, as the first script of a page keeps it. */
const cameBack = (query: string, hanging?: RegExp) =>
  pageStory({
    path: '/promotions',
    ...(hanging && { hanging }),
    play: async (story) => {
      // Only sites with this way in have the address.
      if (!FLAGS.socialLogin) return;
      globalThis.parlourSocialBack = { provider: 'example', query };
      void story.page.router.navigate({ to: '/login/$provider', params: { provider: 'example' } });
      await opened(story);
    },
  });
export const AProviderRefused = cameBack('error=access_denied&state=x');
export const BackFromAProvider = cameBack('code=x&state=x', /session\/login\/social/);
