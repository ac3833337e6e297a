import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDraw, aDrawPage, aLine, closedDraw, exposure, report, waitingPage, xsmb } from '../testing/draws.ts';
import { DrawScreen, type DrawScreenProps } from './draw-screen.tsx';

const meta = { title: 'Office/Draw', parameters: officeStories } satisfies Meta;
export default meta;

const lines = {
  list: [aLine(), aLine({ id: '01981c2e-0000-7000-8000-00000000c002', member: 'nusrat_77', state: 'lost', payout: '0.00', hits: 0 })],
  next: null,
  about: { count: 2, exact: true },
};
const shown = (answers: Answers, props: Partial<DrawScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listProposals: { list: [] }, listDrawLines: lines, getDrawExposure: exposure, ...answers }}>
      <DrawScreen
        merchant="atrium01"
        draw="XSMB-20260822"
        rights={{ enter: true, void: true, schedule: true }}
        tab="result"
        onTab={() => undefined}
        onMember={() => undefined}
        back={<a href="#draws" />}
        {...props}
      />
    </Stage>
  ),
});
const first = { by: 'amina', at: '2026-08-22T11:40:00.000Z', numbers: null };
const other = { ...xsmb, special: ['29112'] };

export const Settled = shown({ getDraw: aDrawPage() });
export const FirstEntry = shown({ getDraw: waitingPage({ draw: closedDraw({ problem: 'late' }) }) });
export const SecondEntry = shown({
  getDraw: waitingPage({ draw: closedDraw({ problem: 'secondNeeded' }), entry: { state: 'waits', typed: [first], whyNot: null } }),
});
export const OwnEntryWaits = shown({
  getDraw: waitingPage({ draw: closedDraw({ problem: 'secondNeeded' }), entry: { state: 'waits', typed: [first], whyNot: 'typed' } }),
});
export const EntriesDiffer = shown({
  getDraw: waitingPage({
    draw: closedDraw({ problem: 'conflict' }),
    entry: {
      state: 'conflict',
      typed: [
        { ...first, numbers: xsmb },
        { ...first, by: 'bao', numbers: other },
      ],
      whyNot: null,
    },
  }),
});
export const PricedByThisOperator = shown({ getDraw: waitingPage({ entry: { state: 'none', typed: [], whyNot: 'priced' } }) });
export const WithoutAPrize = shown({
  getDraw: aDrawPage({ draw: aDraw({ result: { ...xsmb, prize6: [] } }), voidPrizes: ['prize6'] }),
});
export const InPart = shown({
  getDraw: waitingPage({ partial: { prize7: ['26', null, null, null] }, entry: { state: 'none', typed: [], whyNot: 'status' } }),
});
export const SourcesDiffer = shown(
  {
    getDraw: waitingPage({
      draw: closedDraw({ problem: 'sourcesDiffer' }),
      stopped: 'alpha-json says 29121 for special 1, gamma-json says 29112',
      reports: [report({}), report({ source: 'gamma-json', host: 'results.gamma.example', numbers: other })],
    }),
  },
  { tab: 'reports' },
);
export const NoReports = shown({ getDraw: waitingPage() }, { tab: 'reports' });
export const Bets = shown({ getDraw: aDrawPage() }, { tab: 'bets' });
export const Exposure = shown(
  { getDraw: aDrawPage({ draw: closedDraw({ status: 'open', lines: null, stakes: [] }) }) },
  { tab: 'exposure' },
);
export const Steps = shown({ getDraw: aDrawPage() }, { tab: 'steps' });
export const InHouse = shown({
  getDraw: aDrawPage({
    draw: aDraw({ draw: 'K3_1M-20260822-0001', game: 'K3_1M', pack: 'k3', result: { dice: ['5', '4', '2'] } }),
    form: [{ name: 'dice', count: 3, digits: 0, maxDigits: 0, symbols: ['1', '2', '3', '4', '5', '6'] }],
    commitment: '800094a3512d0e67514038d11179d0353ae05ae36c48bf1689701ce311c8d865',
    clientSeed: 'K3_1M-29121',
    serverSeed: '7f1b0c2e9d4a5b6c8e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f',
    reports: [],
    entry: { state: 'none', typed: [], whyNot: 'seeded' },
  }),
});
export const Void = shown({ getDraw: aDrawPage({ draw: closedDraw({ status: 'void' }), voidReason: 'The broadcast was cancelled' }) });
export const Scheduled = shown({
  getDraw: waitingPage({
    draw: closedDraw({ status: 'scheduled', lines: null, stakes: [] }),
    bookHash: null,
    packVersion: null,
    entry: { state: 'none', typed: [], whyNot: 'status' },
  }),
});
export const OnlyLooking = shown({ getDraw: waitingPage() }, { rights: { enter: false, void: false, schedule: false } });
export const Loading = shown({ getDraw: hanging });
export const Forbidden = shown({ getDraw: refusing('forbidden') });
