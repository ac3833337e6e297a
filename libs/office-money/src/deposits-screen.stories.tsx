import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositsScreen, type DepositsScreenProps } from './deposits-screen.tsx';
import { deposit } from './testing/payments.ts';

const meta = { title: 'Office/Deposits', parameters: officeStories } satisfies Meta;
export default meta;

const rows = [
  deposit({ status: 'pending', settled: null, payment: null }),
  deposit({ id: '01981c2e-0000-7000-8000-00000000e002', member: 'nusrat_77' }),
  deposit({ id: '01981c2e-0000-7000-8000-00000000e003', status: 'failed', resolvedBy: 'bao' }),
];
const list = { list: rows, next: null, about: { count: 3, exact: true } };
const shown = (answers: Answers, props: Partial<DepositsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listDepositNotes: { list: [] }, ...answers }}>
      <DepositsScreen
        merchant={undefined}
        filters={{}}
        onFilter={() => undefined}
        open={undefined}
        onOpen={() => undefined}
        rights={{ resolve: true, credit: true }}
        onMember={() => undefined}
        {...props}
      />
    </Stage>
  ),
});

export const Latest = shown({ listDeposits: list });
export const InDoubt = shown({ listDeposits: list }, { open: rows[0]!.id });
export const WithNotes = shown(
  {
    listDeposits: list,
    listDepositNotes: {
      list: [
        {
          id: '01981c2e-0000-7000-8000-000000000211',
          at: '2026-11-24T08:00:00.000Z',
          author: 'bao',
          text: 'The bank says it is on its way. @amina, look again tomorrow.',
          pinned: false,
          deposit: rows[0]!.id,
          mentions: ['amina'],
        },
      ],
    },
  },
  { open: rows[0]!.id },
);
export const GivenUp = shown({ listDeposits: list }, { open: rows[2]!.id });
export const OnlyLooking = shown(
  { listDeposits: list },
  { open: rows[0]!.id, rights: { resolve: false, credit: false }, merchant: 'atrium01' },
);
export const NothingFound = shown(
  { listDeposits: { ...list, list: [], about: { count: 0, exact: true } } },
  { filters: { status: 'failed' } },
);
export const Empty = shown({ listDeposits: { ...list, list: [], about: { count: 0, exact: true } } });
export const Loading = shown({ listDeposits: hanging });
export const Forbidden = shown({ listDeposits: refusing('forbidden') });
