import { type Answers, hanging, officeStories, onePage, refusing, Stage } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LedgerScreen } from './ledger-screen.tsx';
import { ledgerAccount, ledgerTransfer } from './testing/ledger.ts';

const meta = { title: 'Office/Ledger', parameters: officeStories } satisfies Meta;
export default meta;

const cases: Answers['listCases'] = {
  list: [
    {
      id: '01981c2e-0000-7000-8000-00000000c001',
      kind: 'roundSums',
      merchant: 'atrium01',
      subject: 'round 01981c2e-0000-7000-8000-00000000d001',
      expected: 'stake 500, win 1000',
      found: 'stake 500, win 1001',
      since: '2030-01-02T03:04:05.000Z',
    },
  ],
};
const shown = (answers: Answers, may = true): StoryObj => ({
  render: () => (
    <Stage answers={{ listOpenRounds: onePage([]), ...answers }}>
      <LedgerScreen
        mayCheck={may}
        mayReconcile={may}
        mayClose={may}
        mayAskVendors={may}
        linkTo={(id, text) => <a href={`#${id}`}>{text}</a>}
      />
    </Stage>
  ),
});

export const WithACase = shown({ listCases: cases });
export const OpenRound: StoryObj = {
  ...shown({
    listCases: { list: [] },
    listOpenRounds: onePage([
      {
        id: '01981c2e-0000-7000-8000-00000000e001',
        merchant: 'atrium01',
        member: 'rahim.k',
        vendor: 'JL',
        vendorRound: 'r-81723',
        game: 'lotus-lanterns',
        stake: '5.00',
        win: '0.00',
        currency: 'BDT',
        money: 'real',
        placed: '2030-01-02T03:04:05.000Z',
      },
    ]),
    askRoundVendor: {
      id: '01981c2e-0000-7000-8000-00000000e001',
      status: 'open',
      heard: 'differs',
      stake: '5.00',
      win: '0.00',
      vendorStake: '5.00',
      vendorWin: '20.00',
      currency: 'BDT',
      verifierUrl: null,
    },
  }),
  play: async () => {
    (await screen.findByRole('row', { name: /rahim/ })).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(screen.getByText(/other sums/)).toBeVisible());
  },
};
export const Found: StoryObj = {
  ...shown({
    listCases: { list: [] },
    findLedgerTransfers: { list: [ledgerTransfer(), ledgerTransfer({ phase: 'void', kind: 'withdrawalReturned' })] },
    listLedgerAccounts: { list: [ledgerAccount(), ledgerAccount({ account: 'locked', balance: '300.00', entries: 4 })] },
  }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Key or ID of the transfer' }), 'withdrawal:81723{Enter}');
    await expect((await screen.findAllByText('Money held'))[0]).toBeVisible();
    (await screen.findAllByRole('row', { name: /rahim/ }))[0]!.focus();
    await userEvent.keyboard('{Enter}');
    // One for each of the owner's accounts.
    await expect((await screen.findAllByRole('link', { name: 'rahim.k' }))[0]).toBeVisible();
  },
};
export const OnlyLooking = shown({ listCases: cases }, false);
export const Loading = shown({ listCases: hanging });
export const Forbidden = shown({ listCases: refusing('forbidden') });
export const AddsUp: StoryObj = {
  ...shown({ listCases: { list: [] }, checkLedger: { list: [] }, reconcileLedger: { list: [] } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check the books' }));
    await expect(await screen.findByText('The books add up.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await expect(await screen.findByText('No open differences.')).toBeVisible();
  },
};
export const DoesNotAddUp: StoryObj = {
  ...shown({ listCases: { list: [] }, checkLedger: { list: [{ rule: 'balanced', detail: 'transfer 01981c2e adds up to 1' }] } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check the books' }));
    await expect(await screen.findByText(/adds up to 1/)).toBeVisible();
  },
};
