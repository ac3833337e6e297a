import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { merchants } from '../settings/testing/some-settings.ts';
import { SitesScreen } from './sites-screen.tsx';

const meta = { title: 'Office/Sites', parameters: officeStories } satisfies Meta;
export default meta;

const answers: Answers = {
  listSites: {
    list: [
      { merchant: 'atrium01', maintenance: false, until: null, blocked: 'FR, 203.0.113.0/24' },
      { merchant: 'tidal01', maintenance: true, until: '2026-12-01T18:00:00Z', blocked: null },
    ],
  },
  listMerchants: { list: merchants },
  listBlockedRegions: ({ query }) => ({
    list: query?.merchant === 'atrium01' ? ['FR', '203.0.113.0/24'].map((blocked) => ({ merchant: 'atrium01', blocked })) : [],
  }),
};
const shown = (change: Answers = {}, may = true): StoryObj => ({
  render: () => (
    <Stage answers={{ ...answers, ...change }}>
      <SitesScreen merchant={undefined} mayClose={() => may} mayRestrict={() => may} />
    </Stage>
  ),
});

export const OpenAndClosed: StoryObj = {
  ...shown(),
  play: async () => expect(await screen.findByRole('button', { name: 'Unblock France (FR)' })).toBeVisible(),
};
export const Closing: StoryObj = {
  ...shown(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close for maintenance' }));
    await expect(await screen.findByLabelText('Reason')).toBeVisible();
  },
};
export const OnlyLooking = shown({}, false);
export const Loading = shown({ listSites: hanging });
export const Forbidden = shown({ listSites: refusing('forbidden') });
