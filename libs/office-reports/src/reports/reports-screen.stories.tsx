import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportsScreen, type ReportsScreenProps } from './reports-screen.tsx';
import { gamesReport, membersReport, paymentsReport, preparedReport } from './testing.ts';

const meta = { title: 'Office/Reports', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (answers: Answers, report: string, props: Partial<ReportsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <ReportsScreen merchant="atrium01" filters={{ report }} onFilter={() => undefined} onRow={() => undefined} {...props} />
    </Stage>
  ),
});

export const Members = shown({ getMembersReport: membersReport() }, 'members');
export const Payments = shown({ getPaymentsReport: paymentsReport() }, 'payments');
export const GamesOfAllMerchants = shown({ getGamesReport: gamesReport() }, 'games', { merchant: undefined });
export const Nothing = shown({ getPaymentsReport: paymentsReport({ list: [], about: { count: 0, exact: true } }) }, 'payments');
export const Loading = shown({ getPaymentsReport: hanging }, 'payments');
export const Forbidden = shown({ getPaymentsReport: refusing('forbidden') }, 'payments');

const takesJob = { getPaymentsReport: refusing('report_needs_job'), startReport: preparedReport() };
export const InPreparation = shown({ ...takesJob, getPreparedReport: preparedReport() }, 'payments');
export const Prepared = shown(
  {
    ...takesJob,
    getPreparedReport: preparedReport({
      status: 'done',
      step: 4,
      truncated: true,
      finished: '2026-03-14T09:12:58.000Z',
      answer: paymentsReport(),
    }),
  },
  'payments',
);
