import type { Meta } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { ofPages, pageStory, type PlayedPage } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Agents', tags: ['!autodocs', 'page'] } satisfies Meta;

/** The offer that waits for the demonstration's agent is shown over every page. */
const popupClosed = async ({ body }: PlayedPage) => {
  if (!body.querySelector('[role=dialog]')) return;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    if (body.querySelector('[role=dialog]')) throw new Error('the popup stands over the page');
  });
};
const agentStory = (path: string, more: object = {}) => pageStory({ path, as: 'agent', play: popupClosed, ...more });

// Brands whose agents have no lines show their log-in page, or that there is no such page.
export const OfferWaits = pageStory({ path: '/agentHome', as: 'agent' });
export const Overview = agentStory('/agentHome');
export const Announcements = agentStory('/agentHome/announcements');
export const RegisterCentre = agentStory('/agentHome/registerCenter');
export const Downline = agentStory('/agentHome/downline');
export const DownlineAccount = pageStory({
  path: '/agentHome/downline',
  as: 'agent',
  play: async (story) => {
    await popupClosed(story);
    const details = story.body.querySelector('main [aria-haspopup=dialog]');
    if (!details) return;
    await userEvent.click(details);
    await within(story.body).findByRole('dialog', undefined, { timeout: 10_000 });
  },
});
export const Contracts = agentStory('/agentHome/contracts');
export const Income = agentStory('/agentHome/income');
export const IncomeNotLoaded = agentStory('/agentHome/income', { lost: /MCSFE_myIncome/ });
export const Bills = agentStory('/agentHome/bills');
export const Claims = agentStory('/agentHome/claims');
export const Transfers = agentStory('/agentHome/transfers');
export const TeamReport = agentStory('/agentHome/report');
export const TeamBets = agentStory('/agentHome/teamBets');
export const NoTeamBets = agentStory('/agentHome/teamBets?state=rolledBack');
export const TeamTransactions = agentStory('/agentHome/transactions');
