import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aCertification, aMaintenance, aVendor, someVendors, vendorKeys } from '../testing/games.ts';
import { VendorsScreen, type VendorsScreenProps } from './vendors-screen.tsx';

const meta = { title: 'Office/Vendors', parameters: officeStories } satisfies Meta;
export default meta;

const page = {
  vendor: aVendor({ state: 'maintenance', until: '2030-03-01T18:00:00.000Z' }),
  merchants: [
    { merchant: 'atrium01', available: true, games: 12 },
    { merchant: 'atrium01', available: false, games: 9 },
  ],
  maintenance: [aMaintenance()],
  reconciled: { asked: '2030-02-01T04:43:00.000Z', heard: '2030-01-31T04:43:00.000Z', differences: 2 },
};
const shown = (answers: Answers, props: Partial<VendorsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage
      answers={{
        listVendorKeys: { list: vendorKeys },
        listCertifications: { list: [aCertification()] },
        listProposals: { list: [] },
        ...answers,
      }}
    >
      <VendorsScreen
        merchant={undefined}
        merchants={['atrium01', 'atrium01']}
        merchantName={(code) => code}
        rights={{ maintenance: () => true, change: () => true, keys: 'propose' }}
        open={undefined}
        onOpen={() => undefined}
        gamesOf={(vendor, text) => <a href={`#${vendor}`}>{text}</a>}
        {...props}
      />
    </Stage>
  ),
});

export const All = shown({ listVendors: { list: someVendors } });
export const Opened = shown({ listVendors: { list: someVendors }, getVendor: page }, { open: 'JL' });
export const BeingCertified = shown(
  {
    listVendors: { list: someVendors },
    getVendor: page,
    listCertifications: { list: [aCertification({ status: 'running', finished: null })] },
  },
  { open: 'JL' },
);
export const NeverCertified = shown(
  { listVendors: { list: someVendors }, getVendor: page, listCertifications: { list: [] } },
  { open: 'JL' },
);
export const ReplacingTheKey: StoryObj = {
  ...shown({ listVendors: { list: someVendors }, getVendor: page }, { open: 'JL' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Replace the key' }));
    await expect(await screen.findByRole('dialog', { name: 'Replace a key of JL' })).toBeVisible();
  },
};
export const PuttingUnderMaintenance: StoryObj = {
  ...shown({ listVendors: { list: someVendors }, getVendor: page }, { open: 'JL' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Put under maintenance' }));
    await expect(await screen.findByRole('dialog', { name: 'Put Lantern Works under maintenance' })).toBeVisible();
  },
};
export const OnlyLooking = shown(
  { listVendors: { list: someVendors }, getVendor: page },
  { open: 'JL', rights: { maintenance: () => false, change: () => false, keys: 'see' } },
);
export const Empty = shown({ listVendors: { list: [] } });
export const Loading = shown({ listVendors: hanging });
export const Unreachable = shown({ listVendors: refusing('network') });
