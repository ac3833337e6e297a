import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx';
import { facts, history, lowered, merchants, setting, someSettings } from './testing/some-settings.ts';

const meta = { title: 'Office/Settings', parameters: officeStories } satisfies Meta;
export default meta;

const answers: Answers = {
  listSettings: { list: someSettings },
  listMerchants: { list: merchants },
  listProposals: { list: [] },
  listBrandFacts: { list: facts },
  getSetting: { setting: lowered, list: history, next: null },
  exportSettings: { file: 'brands/atrium/brand.json', patch: { limits: { deposit: { max: '2000.00' } } } },
};
const shown = (change: Answers = {}, props: Partial<SettingsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ ...answers, ...change }}>
      <SettingsScreen
        merchant="atrium01"
        may={() => 'alone'}
        open={undefined}
        onOpen={() => undefined}
        differing={false}
        onDiffering={() => undefined}
        {...props}
      />
    </Stage>
  ),
});

export const OneMerchant = shown();
export const Differing = shown({}, { differing: true });
export const AllMerchants = shown({ listSettings: { list: someSettings.filter(({ differs }) => differs) } }, { merchant: undefined });
export const Opened = shown({}, { open: 'atrium01/limits.deposit.max' });
export const Contacts = shown({ getSetting: { setting: setting('contacts'), list: [], next: null } }, { open: 'atrium01/contacts' });
export const OnlyLooking = shown({}, { open: 'atrium01/limits.deposit.max', may: () => 'sees' });
export const Loosening: StoryObj = {
  ...shown({}, { open: 'atrium01/limits.deposit.max' }),
  play: async () => {
    const amount = await screen.findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '9000');
    await expect(await screen.findByText(/a second operator decides/)).toBeVisible();
  },
};
export const Exporting: StoryObj = {
  ...shown(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Patch for brand.json' }));
    await expect(await screen.findByText(/"max": "2000.00"/)).toBeVisible();
  },
};
export const NothingDiffers = shown({ listSettings: { list: [] } }, { merchant: undefined });
export const Loading = shown({ listSettings: hanging, listBrandFacts: hanging });
export const Forbidden = shown({ listSettings: refusing('forbidden'), listBrandFacts: refusing('forbidden') });
