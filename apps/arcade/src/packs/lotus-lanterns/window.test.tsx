import { paces } from '@parlour/domain';
import { cdp, page, userEvent } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LinesEvent } from '../../engines/slot/lines/events.ts';
import type { LinesPack } from '../../engines/slot/lines/pack.ts';
import { resultOf } from '../../engines/slot/lines/rules.ts';
import { linesShow } from '../../engines/slot/lines/show/lines-show.ts';
import { Paytable } from '../../engines/slot/lines/show/paytable.tsx';
import engineTexts from '../../engines/slot/lines/texts/EN.json';
import familyTexts from '../../engines/slot/texts/EN.json';
import { ConnectionLost, ServerRefusal, type AskedRound, type Connection, type SessionView } from '../../shell/connection.ts';
import type { ClientGame } from '../../shell/game-client.ts';
import { GameScreen } from '../../shell/game-screen.tsx';
import { createPlay } from '../../shell/play.ts';
import '../../shell/style/base.css';
import '../../shell/style/screen.css';
import '../../shell/style/staged.css';
import '../../shell/style/buttons.css';
import '../../shell/style/bet-panel.css';
import shellTexts from '../../shell/texts/EN.json';
import { createTexts } from '../../shell/texts.ts';
import { quickStage } from '../../testing/quick-stage.ts';
import type { Fairness, RoundAnswer } from '../../wire.ts';
import json from './pack.json';
import ownTexts from './texts/EN.json';
import { quiet } from '../../testing/quiet.ts';
import { aSession } from '../../testing/window.ts';

// TypeScript widens the tuples and literals of a JSON file; packs.test.ts checks this one against the schema.
const pack = json as unknown as LinesPack;
const texts = createTexts('EN', { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts });
const fairness: Fairness = {
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: 'mine',
  nonce: 4,
  revealed: null,
};
const usual: SessionView = { ...aSession('lotus-lanterns'), fairness };

/** The reels at their first positions, with one pay of `win` units. */
const paidSpin = (win: number): LinesEvent[] => {
  const { reveal } = resultOf(pack, 'paid', [0, 0, 0, 0, 0]);
  return win === 0 ? [reveal] : [reveal, { type: 'pay', by: 'line', line: 0, symbol: 'B', count: 5, win }];
};
const round = (win: number): LinesEvent[] => [...paidSpin(win), { type: 'end', win }];
let shown: { events: LinesEvent[]; win: string };
const answer = ({ key, stake, input }: AskedRound): RoundAnswer => ({
  roundId: '01890000-0000-7000-8000-000000000000',
  key,
  state: 'settled',
  currency: 'BDT',
  stake,
  input,
  choices: 0,
  win: shown.win,
  events: shown.events,
  balanceAfterBet: '95.00',
  balance: '112.50',
  refusal: null,
  freeRounds: null,
  fairness: { serverSeedHash: 'a'.repeat(64), clientSeed: 'mine', nonce: 4 },
  verifierUrl: null,
  at: '2030-01-01T00:00:00Z',
});

let spins: AskedRound[];
let sounds: string[];
let troubles: Error[];
let stage: ReturnType<typeof quickStage>;
let balanceTold: number;
let answerWith: typeof answer;
let fairnessAsked: Connection['fairness'];
/** What a round waits for before it answers. */
let answering: Promise<void>;

beforeEach(() => {
  [spins, troubles, balanceTold, sounds] = [[], [], 0, []];
  shown = { events: round(70), win: '17.50' };
  stage = quickStage();
  answering = Promise.resolve();
  answerWith = answer;
  fairnessAsked = async () => fairness;
});

async function open(pace: SessionView['pace'] = null, freeRounds: SessionView['freeRounds'] = null) {
  const session = { ...usual, pace, freeRounds };
  let revealed: Fairness['revealed'] = null;
  const connection: Connection = {
    begin: async () => session,
    balance: async () => '100.00',
    async round(asked) {
      spins.push(asked);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      await answering;
      return answerWith(asked);
    },
    autoplay: async () => ({ id: '01890000-0000-7000-8000-00000000000a' }),
    choose: () => Promise.reject(new Error('a slot has no choices')),
    fairness: () => fairnessAsked(),
    chooseClientSeed: async (clientSeed) => ({ ...fairness, clientSeed }),
    rotateSeed: async () => ({
      ...fairness,
      revealed: (revealed = { serverSeed: 's', serverSeedHash: 'a', clientSeed: 'mine', rounds: 4 }),
    }),
    history: async () => ({
      rounds: [
        {
          ...answer({ key: 'k', stake: '5.00', input: {} }),
          verifierUrl: revealed && 'http://arcade.localhost/verify?game=lotus-lanterns',
        },
      ],
      more: false,
    }),
  };
  const sound = { ...quiet, play: (name: string) => void sounds.push(name) };
  const show = linesShow(pack, stage, sound);
  const game: ClientGame = { pack, art: {}, catalogues: {}, engine: { createShow: async () => show, Paytable } };
  const play = createPlay({ session, pack, texts, connection, show, sound, onBalance: () => (balanceTold += 1) });
  return render(<GameScreen {...{ game, session, texts, connection, show, sound, play }} />);
}

test('the spin button plays a round; the result is shown, announced, and passed on to the site', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Good luck!')).toBeVisible();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByText('You won ৳17.50. Balance ৳112.50.')).toBeInTheDocument();
  // Good luck is wished only before a result.
  expect(screen.getByText('Good luck!').query()).toBeNull();
  // Tests run in a frame, where the site itself shows this.
  expect(screen.getByText('Play money').query()).toBeNull();
  expect(spins).toEqual([{ key: expect.any(String) as string, stake: '5.00', input: {} }]);
  expect(balanceTold).toBe(1);
});

const celebrated = () => stage.told.filter((name) => name.startsWith('celebrate'));
const winMeter = () => document.querySelector('.meter.win')!;

test('a return above the stake is celebrated, and more for more', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByText(/You won ৳17.50/)).toBeInTheDocument();
  expect(winMeter().textContent).not.toContain('৳17.50');
  expect(celebrated()).toEqual(['celebrate 1']);
  expect(sounds).toContain('win');
  expect(winMeter()).toHaveClass('lit');
  await expect.poll(() => winMeter().textContent).toContain('৳17.50');
});

const staged = () => document.querySelector('.staged-win');

test('a large win takes the picture and goes on counting when its round is over; a press sends it away and begins no round', async () => {
  shown = { events: round(2400), win: '600.00' };
  const screen = await open();
  const spin = screen.getByRole('button', { name: 'Spin' });
  await spin.click();
  await expect.element(screen.getByText(/You won ৳600.00/)).toBeInTheDocument();
  expect(staged()!.textContent).not.toContain('৳600.00');
  await spin.click();
  await expect.poll(staged).toBeNull();
  expect(spins).toHaveLength(1);
  await spin.click();
  await expect.poll(() => spins).toHaveLength(2);
});

test('with reduced motion a large win is there as a whole at once, and nothing turns', async () => {
  const prefer = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('reduce');
  try {
    shown = { events: round(2400), win: '600.00' };
    const screen = await open();
    await screen.getByRole('button', { name: 'Spin' }).click();
    await expect.element(screen.getByText(/You won ৳600.00/)).toBeInTheDocument();
    expect(staged()!.textContent).toContain('৳600.00');
    expect(Array.from(staged()!.querySelectorAll('.rays'), (each) => getComputedStyle(each).animationName)).toEqual(['none', 'none']);
  } finally {
    await prefer('');
  }
});

test.each([
  ['below the stake', 10, '2.50'],
  ['of the stake itself', 20, '5.00'],
])('a return %s is called what it is, and not celebrated: no petals, no fanfare, no counting up', async (_, units, win) => {
  shown = { events: round(units), win };
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByText(`৳${win} of your bet was paid back. Balance ৳112.50.`)).toBeInTheDocument();
  expect(winMeter().textContent).toBe(`Paid back৳${win}`);
  expect(celebrated()).toEqual([]);
  expect(sounds).not.toContain('win');
  expect(sounds).not.toContain('bigWin');
  expect(winMeter()).not.toHaveClass('lit');
  await screen.getByRole('button', { name: 'History' }).click();
  await expect.element(screen.getByRole('dialog').getByText(`Paid back ৳${win}`)).toBeVisible();
});

test('free spins that return no more than the stake are not celebrated', async () => {
  const events: LinesEvent[] = [
    ...paidSpin(0),
    { type: 'feature', feature: 'freeSpins', won: 1 },
    { type: 'progress', spin: 1, total: 1 },
    ...round(8),
  ];
  shown = { events, win: '2.00' };
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByText(/৳2.00 of your bet was paid back/)).toBeInTheDocument();
  expect(celebrated()).toEqual([]);
});

test('space spins, arrows change the bet, and stop at its ends', async () => {
  const screen = await open();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('৳5.00')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByText('৳1.00')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lower the bet' })).toBeDisabled();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(/You won/)).toBeInTheDocument();
  expect(spins.map(({ stake }) => stake)).toEqual(['1.00']);
});

test('a lost connection is retried with the same key, so that no second bet is made', async () => {
  troubles = [new ConnectionLost('cut'), new ServerRefusal({ code: 'wallet_unavailable', message: '' })];
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.t('reconnecting'));
  resolve();
  await expect.element(screen.getByText(/You won/)).toBeInTheDocument();
  expect(spins).toHaveLength(3);
  expect(new Set(spins.map(({ key }) => key)).size).toBe(1);
});

test('where the law lets no round be hurried, a press during one does nothing, and the button does not promise it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  const screen = await open(paces.strict);
  await screen.getByRole('button', { name: 'Spin' }).click();
  await screen.getByRole('button', { name: 'In progress' }).click();
  resolve();
  await expect.element(screen.getByText(/You won/)).toBeInTheDocument();
  expect(stage.told).not.toContain('hurry');
});

test('a lotus that blooms over a reel is shown and announced before the reels stop', async () => {
  shown.events = [{ type: 'feature', feature: 'wildReel', reel: 2 }, ...round(70)];
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect.element(screen.getByText(/You won/)).toBeInTheDocument();
  expect(stage.told.indexOf('act')).toBeGreaterThan(-1);
  expect(stage.told.indexOf('act')).toBeLessThan(stage.told.indexOf('land'));
  await screen.getByRole('button', { name: 'Paytable and rules' }).click();
  await expect.element(screen.getByText(/In 1 of 20 paid spins on average, a lotus blooms/)).toBeInTheDocument();
});

test('a balance below the bet is shown as the wallet gave it, and the reels stand still', async () => {
  troubles = [new ServerRefusal({ code: 'not_enough_money', message: '', balance: '3.20' })];
  const screen = await open();
  await screen.getByRole('button', { name: 'Spin' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your balance of ৳3.20 is below this bet. Lower the bet, or make a deposit.');
  expect(stage.told.at(-1)).toBe('show');
  await expect.element(screen.getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('on the narrowest phone every control stands within the screen', async () => {
  await page.viewport(360, 640);
  const screen = await open(paces.demo);
  await expect.element(screen.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  const buttons = screen.getByRole('button').elements();
  expect(Math.max(...buttons.map((button) => button.getBoundingClientRect().right))).toBeLessThanOrEqual(360);
});

test('on a phone that lies on its side the reels cover no control', async () => {
  await page.viewport(844, 390);
  const screen = await open(paces.demo);
  await expect.element(screen.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  const covered = screen
    .getByRole('button')
    .elements()
    .filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(covered.map((button) => button.getAttribute('aria-label'))).toEqual([]);
});

test('a phone held upright shows the hint to turn it once, until a round begins', async () => {
  const hint = 'You can turn your phone: the game fits both ways.';
  await page.viewport(390, 844);
  // Not Chromium's touch emulation: once it has been on, the page has no pointer that hovers, also for the test files that follow.
  const matchMedia = window.matchMedia.bind(window);
  const byTouch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => matchMedia(query.replace('(pointer: coarse)', '(pointer: fine)')));
  try {
    const first = await open();
    await expect.element(first.getByText(hint)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(first.getByText(hint)).not.toBeInTheDocument();
    await first.unmount();
    const second = await open();
    await second.getByRole('button', { name: 'Got it' }).click();
    await expect.element(second.getByText(hint)).not.toBeInTheDocument();
    await second.unmount();
    const third = await open();
    await expect.element(third.getByRole('button', { name: 'Spin' })).toBeVisible();
    expect(third.getByText(hint).query()).toBeNull();
  } finally {
    byTouch.mockRestore();
  }
});

test('in Arabic the controls are mirrored', async () => {
  await page.viewport(390, 844);
  document.documentElement.dir = 'rtl';
  try {
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: 'Spin' })).toBeVisible();
    const leftOf = (name: string) => document.querySelector(name)!.getBoundingClientRect().left;
    expect(leftOf('.balance')).toBeGreaterThan(leftOf('.win'));
    expect(leftOf('.bet')).toBeGreaterThan(leftOf('.play'));
  } finally {
    document.documentElement.dir = '';
  }
});

test('paytable, fairness and history open as dialogs and close by Escape', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Paytable and rules' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Paytable and rules' })).toBeVisible();
  await expect.element(screen.getByText('Return to player: 96.34%')).toBeInTheDocument();
  await expect.element(screen.getByText('8,686.5 × the bet (৳43,432.50)')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Fairness' }).click();
  await expect.element(screen.getByText('a'.repeat(64))).toBeVisible();
  await screen.getByLabelText('Your client seed').fill('with a space');
  await expect.element(screen.getByRole('button', { name: 'Use this seed' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'History' }).click();
  await screen.getByRole('button', { name: 'Reveal the seed to verify' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Verify' }))
    .toHaveAttribute('href', 'http://arcade.localhost/verify?game=lotus-lanterns');
});

test('commitments that could not be loaded are asked for again by a press', async () => {
  fairnessAsked = () => Promise.reject(new Error('the connection was lost'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Fairness' }).click();
  await expect.element(screen.getByText('This could not be loaded. Please try again.')).toBeVisible();
  fairnessAsked = async () => fairness;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('a'.repeat(64))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('free spins come first and cost nothing; when they are over, their win is announced and the bet is back', async () => {
  const free = { id: '01890000-0000-7000-8000-0000000000f1', stake: '2.00', left: 2, won: '0.00', expiresAt: '2030-01-03T00:00:00Z' };
  const screen = await open(null, free);
  answerWith = (asked) => ({
    ...answer(asked),
    balance: null,
    balanceAfterBet: null,
    win: '2.50',
    freeRounds: { ...free, left: 2 - spins.length, won: spins.length === 2 ? '9.00' : '4.00' },
  });
  await expect.element(screen.getByRole('button', { name: 'Lower the bet' })).toBeDisabled();
  await expect.element(screen.getByText('Free: 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Paytable and rules' }).click();
  await expect.element(screen.getByText('What a line pays at the bet of ৳2.00')).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await screen.getByRole('button', { name: 'Play a free spin. Left: 2' }).click();
  await expect.element(screen.getByText('Free: 1')).toBeVisible();
  // Nothing was bet, so whatever it pays is a win.
  await expect.element(screen.getByText(/You won ৳2.50/)).toBeInTheDocument();
  await expect.element(screen.getByText('৳100.00').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Play a free spin. Left: 1' }).click();
  await expect.element(screen.getByText('Your free spins are over. Together they won ৳9.00.').first()).toBeInTheDocument();
  expect(spins).toMatchObject([
    { free: free.id, stake: '2.00' },
    { free: free.id, stake: '2.00' },
  ]);
  await expect.element(screen.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Lower the bet' })).toBeEnabled();
});
