import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ofPages, pageStory, type PlayedPage } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Account', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Messages = pageStory({ path: '/member/messageV2', as: 'member' });
export const NoMessages = pageStory({ path: '/member/messageV2', as: 'newcomer' });
export const MyAccount = pageStory({ path: '/member/securityCenter', as: 'member' });

/** Presses a button of a part of the page, the first unless given, and waits for its dialog. */
const opening =
  (titleId: string, which = 0) =>
  async ({ body }: PlayedPage): Promise<void> => {
    const part = body.querySelector<HTMLElement>(`section[aria-labelledby="${titleId}"]`);
    if (!part) throw new Error(`the page has no part ${titleId}`);
    await userEvent.click(within(part).getAllByRole('button')[which]!);
    await within(body).findByRole('dialog', undefined, { timeout: 10_000 });
  };
export const SettingUpAnAuthenticator = pageStory({ path: '/member/securityCenter', as: 'newcomer', play: opening('authenticator-title') });
export const AddingAPasskey = pageStory({ path: '/member/securityCenter', as: 'member', play: opening('passkeys-title') });
export const ChangingTheEmailAddress = pageStory({ path: '/member/securityCenter', as: 'member', play: opening('contacts-title') });
export const ChangingTheNumber = pageStory({ path: '/member/securityCenter', as: 'member', play: opening('contacts-title', 1) });
export const TellingOfOneself = pageStory({ path: '/member/securityCenter', as: 'member', play: opening('profile-title') });

export const MyAccountWithEveryKey = pageStory({ path: '/member/securityCenter', as: 'guarded' });
/** A page of a member with an authenticator and two passkeys, with a dialog for one of them. */
const withKeys = (titleId: string, which: number) =>
  pageStory({ path: '/member/securityCenter', as: 'guarded', play: opening(titleId, which) });
export const TurningTheAuthenticatorOff = withKeys('authenticator-title', 0);
export const NewRecoveryCodes = withKeys('authenticator-title', 1);
export const RenamingAPasskey = withKeys('passkeys-title', 1);
export const RemovingAPasskey = withKeys('passkeys-title', 2);
