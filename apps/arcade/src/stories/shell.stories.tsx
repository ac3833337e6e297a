import type { LanguageCode, Pace } from '@parlour/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AutoplayDialog } from '../shell/autoplay-dialog.tsx';
import { Banner } from '../shell/banner.tsx';
import { BetDialog } from '../shell/bet-dialog.tsx';
import { BetPanel } from '../shell/bet-panel.tsx';
import { Waiting } from '../shell/boot.tsx';
import { ConnectionLost } from '../shell/connection.ts';
import { FairnessDialog } from '../shell/fairness-dialog.tsx';
import { HistoryDialog } from '../shell/history-dialog.tsx';
import { KeysDialog } from '../shell/keys-dialog.tsx';
import { PaytableDialog } from '../shell/paytable-dialog.tsx';
import type { Celebration } from '../shell/game-client.ts';
import { RealityCheck } from '../shell/session-clock.tsx';
import { SoundDialog } from '../shell/sound-dialog.tsx';
import { StagedWin } from '../shell/staged-win.tsx';
import { stagedFor } from '../shell/staging.ts';
import '../shell/style/dialog-lists.css';
import '../shell/style/dialog.css';
import { TopBar } from '../shell/top-bar.tsx';
import { settledRound } from '../testing/window.ts';
import { ShellStyle, shellTexts, ShellWindow, taka, type ShellState } from './shell-story.tsx';

/** The window around every in-house game, part by part (games.md A6), around one slot of the arcade. */
const meta = {
  title: 'Games/Shell',
  // Modal dialogs would cover each other on one page.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const languageOf = (globals: Record<string, unknown>): LanguageCode => {
  const { language } = globals as { language: LanguageCode };
  // Pseudo languages have no catalogues.
  return ['EN', 'BN', 'VI', 'TH', 'CN', 'AR'].includes(language) ? language : 'EN';
};
const within_ = (parts: Omit<ShellState, 'language'>): Story => ({
  render: (_, { globals }) => <ShellWindow language={languageOf(globals)} {...parts} />,
});
const waiting = (props: { trouble?: boolean; problem?: 'sessionOver' | 'maintenance' | 'cannotDraw' }): Story => ({
  render: (_, { globals }) => (
    <>
      <ShellStyle />
      <Waiting texts={shellTexts(languageOf(globals))} trouble={props.trouble ?? false} problem={props.problem} />
    </>
  ),
});
const staged = (level: Celebration, win: string): Story =>
  within_({
    state: { celebration: level, win: taka(win), staged: { level, stake: taka('5.00'), lasts: stagedFor[level] } },
    children: (
      <main className="screen">
        <div className="picture">
          <StagedWin />
        </div>
      </main>
    ),
  });
const nothing = () => undefined;
const pace: Pace = {
  minCycleMs: { slot: 1000, other: 1000 },
  turbo: true,
  autoplay: { max: 50, lossLimitRequired: true },
  stakeMax: null,
  sessionClock: true,
  realityCheckMin: null,
  bonusBuy: false,
};

export const Loader = waiting({});
export const LoaderOffline = waiting({ trouble: true });
export const LoaderLinkUsed = waiting({ problem: 'sessionOver' });
export const LoaderMaintenance = waiting({ problem: 'maintenance' });
export const LoaderCannotDraw = waiting({ problem: 'cannotDraw' });

const bar = (
  <main className="screen">
    <BetPanel open={nothing} />
  </main>
);
export const BetBar = within_({ session: { pace }, children: bar });
export const BetBarWhilePlaying = within_({ session: { pace }, state: { playing: true }, children: bar });
export const BetBarInAutoplay = within_({ session: { pace }, state: { playing: true, autoplay: { left: 17 } }, children: bar });
export const BetBarAfterWin = within_({ session: { pace }, state: { win: taka('62.50'), celebration: 2 }, children: bar });
/** What is no more than the bet is not called a win. */
export const BetBarPaidBack = within_({ session: { pace }, state: { win: taka('2.50'), cost: taka('5.00') }, children: bar });
/** Where the law does not allow autoplay. */
export const BetBarStrict = within_({ session: { pace: { ...pace, turbo: false, autoplay: null } }, children: bar });

export const StakePicker = within_({ children: <BetDialog onClose={nothing} /> });
/** The largest stake is asked about. */
export const StakePickerAsks: Story = {
  ...StakePicker,
  play: async ({ canvasElement }) => {
    const picker = within(canvasElement);
    await userEvent.click(await picker.findByRole('button', { name: /50/ }));
    await expect(await picker.findByRole('alert')).toBeVisible();
  },
};

export const Autoplay = within_({ session: { pace }, children: <AutoplayDialog onClose={nothing} /> });
export const AutoplayShort = within_({
  session: { pace: { ...pace, autoplay: { max: 3, lossLimitRequired: true } } },
  children: <AutoplayDialog onClose={nothing} />,
});

const verifierUrl =
  'http://arcade.localhost/verify?game=lotus-lanterns&serverSeed=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef&clientSeed=mine&nonce=4&currency=BDT&stake=5.00&input=%7B%7D&win=12.50&hash=a8ae6e6e&outcome=1.2.3.4.5&pack=0f';
const round = (id: string, more: object = {}) => ({
  ...settledRound({ key: id, stake: '5.00', input: {} }, [], '12.50'),
  roundId: id,
  ...more,
});
/** One that can be verified, one whose seed is not revealed, one that was returned. */
export const History = within_({
  connection: {
    history: async () => ({
      rounds: [
        round('01890000-0000-7000-8000-000000000003', { verifierUrl }),
        round('01890000-0000-7000-8000-000000000002', { win: '0.00' }),
        round('01890000-0000-7000-8000-000000000001', { state: 'returned', events: null, win: null }),
      ],
      more: true,
    }),
  },
  children: <HistoryDialog onClose={nothing} />,
});
export const HistoryEmpty = within_({
  connection: { history: async () => ({ rounds: [], more: false }) },
  children: <HistoryDialog onClose={nothing} />,
});
export const HistoryFailed = within_({
  connection: { history: () => Promise.reject(new ConnectionLost()) },
  children: <HistoryDialog onClose={nothing} />,
});
/** A round of the history is being watched again. */
export const Replay = within_({ state: { replaying: taka('5.00'), win: taka('12.50') }, children: <Banner /> });

export const PaytableOfSlot = within_({ children: <PaytableDialog onClose={nothing} /> });

const seeds = {
  serverSeedHash: 'a8ae6e6e'.repeat(8),
  nextServerSeedHash: '7c8e0f3a'.repeat(8),
  clientSeed: 'my-own-seed',
  nonce: 4,
  revealed: null,
};
export const Fairness = within_({ connection: { fairness: async () => seeds }, children: <FairnessDialog onClose={nothing} /> });
export const FairnessRevealed = within_({
  connection: {
    fairness: async () => ({
      ...seeds,
      revealed: { serverSeed: '0123456789abcdef'.repeat(4), serverSeedHash: 'a8ae6e6e'.repeat(8), clientSeed: 'my-own-seed', rounds: 4 },
    }),
  },
  children: <FairnessDialog onClose={nothing} />,
});

export const SoundOff = within_({ children: <SoundDialog onClose={nothing} /> });
export const SoundOn = within_({ sound: { effects: true, music: true, volume: 0.4 }, children: <SoundDialog onClose={nothing} /> });
export const Keys = within_({ children: <KeysDialog onClose={nothing} /> });

export const GoodLuck = within_({ children: <Banner /> });
export const WinLine = within_({
  state: { celebration: 1, win: taka('12.50'), caption: 'Lotus × 4 on line 7 pays ৳12.50' },
  children: <Banner />,
});
/** From ten, 25 and above a hundred times the stake. */
export const BigWin = staged(2, '62.50');
export const GrandWin = staged(3, '180.00');
export const LegendaryWin = staged(4, '1250.00');
export const NotEnough = within_({ state: { notice: { kind: 'notEnough', balance: taka('0.40') } }, children: <Banner /> });

export const SessionClock = within_({ session: { pace }, children: <TopBar open={nothing} /> });
/** As soon as it is due. */
export const SessionReminder = within_({
  state: { played: { staked: taka('340.00'), won: taka('312.50') } },
  children: <RealityCheck every={0.000_01} covered={false} />,
});
