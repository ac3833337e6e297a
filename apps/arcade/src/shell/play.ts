import { add, fromDecimal, money, subtract, toDecimal, type Currency, type Money } from '@parlour/domain';
import { minCycleOf, payOf, type PackHead } from '../game.ts';
import type { RoundAnswer, RoundEvent } from '../wire.ts';
import { askForRound, askUntilDefinite, waitOrOnline } from './ask-for-round.ts';
import { ServerRefusal, type Connection, type SessionView } from './connection.ts';
import type { Celebration, Choices, Screen, Show, Steps } from './game-client.ts';
import { keptChoice } from './kept-choice.ts';
import type { SoundBox } from './sound.ts';
import { createStaging } from './staging.ts';
import { costOf, createStore, mayChoose, mayChooseStake, type Notice, type PlayState, type Store } from './state.ts';
import type { Texts } from './texts.ts';

export interface Play {
  state: Store<PlayState>;
  /** Whether the law of the site lets a press speed up a round. */
  mayHurry: boolean;
  /** Starts a round, or speeds up the one that is being shown. */
  press(): void;
  changeStake(by: 1 | -1): void;
  /** Takes one of the stakes on offer, by its index. */
  takeStake(index: number): void;
  /**
   * Lets `rounds` rounds begin without a press, until another could lose more than `lossLimit` in all, or one begins a feature; a press
   * stops them.
   */
  startAutoplay(rounds: number, lossLimit: Money, stopAtFeature: boolean): Promise<void>;
  /** Chooses what the next round is played with, besides the stake. */
  choose(input: unknown): void;
  /** Replays an earlier round. */
  replay(round: RoundAnswer): void;
  /** Makes a choice in the round that waits for one. */
  act(choice: unknown): void;
  /** Ends the large win that covers the picture. */
  unstage(): void;
  /** Asks the wallet for the balance, for instance after a deposit in another window. */
  refreshBalance(): Promise<void>;
}

export interface PlayDeps {
  session: SessionView;
  pack: PackHead;
  /** Undefined for games without choices. */
  choices?: Choices | undefined;
  steps?: Steps | undefined;
  texts: Texts;
  connection: Connection;
  show: Show;
  sound: SoundBox;
  /** The balance may have changed. */
  onBalance: () => void;
}

const defaultStake = 2;

export function createPlay({ session, pack, choices, steps, texts, connection, show, sound, onBalance }: PlayDeps): Play {
  const currency = session.currency as Currency;
  const amount = (decimal: string) => fromDecimal(decimal, currency);
  const freeOf = (given: SessionView['freeRounds']) =>
    given && given.left > 0 ? { id: given.id, left: given.left, stake: amount(given.stake) } : undefined;
  const kept = keptChoice(pack, choices);
  const state = createStore<PlayState>(firstState(session, currency, kept.recall()));
  let lastEvents = session.openRound?.events ?? session.lastRound?.events ?? null;
  /** What was announced of the round so far, a line for each sentence. */
  let outcome: string | undefined;
  /** The autoplay that rounds begin in; undefined once it was stopped. */
  let autoplay: { id: string; left: number; stopAtFeature: boolean } | undefined;
  const staging = createStaging(state);
  const mayHurry = session.pace?.turbo ?? true;
  /** When the last round was asked for. */
  let begun = -Infinity;
  state.set({ free: freeOf(session.freeRounds) });
  show.choose?.(state.get().input, texts);
  show.rest(lastEvents);

  const play = async () => {
    const { balance, stakes, stakeIndex, input, free } = state.get();
    const stake = free?.stake ?? stakes[stakeIndex]!;
    begun = performance.now();
    sound.play('press');
    staging.end();
    state.set({
      playing: true,
      waiting: false,
      replaying: undefined,
      shown: null,
      said: undefined,
      win: money(0n, currency),
      cost: free ? money(0n, currency) : stake,
      celebration: 0,
      caption: undefined,
      notice: undefined,
      balance: !free && balance.minor >= stake.minor ? subtract(balance, stake) : balance,
    });
    outcome = undefined;
    show.begin();
    try {
      const asked = { key: crypto.randomUUID(), stake: toDecimal(stake), input, autoplay: autoplay?.id, free: free?.id };
      const round = await askForRound(connection, asked, (trouble) => {
        state.set({ notice: { kind: trouble?.state === 'returning' ? 'stakeReturning' : 'reconnecting' } });
      });
      state.set({ notice: undefined });
      if (round.events) {
        lastEvents = round.events;
        if (round.balanceAfterBet) state.set({ balance: amount(round.balanceAfterBet) });
        state.set({ shown: round.events });
        await show.play(round.events, screenFor(amount(round.stake)));
        await goOn(round);
      } else await noRound(balance);
    } catch (error) {
      stopAutoplay();
      const waits = error instanceof ServerRefusal && error.code === 'round_waiting' ? await waitingRound() : undefined;
      lastEvents = waits?.events ?? lastEvents;
      show.rest(lastEvents);
      if (waits) state.set(takenUp(waits, stakes));
      const notice = waits ? undefined : noticeOf(error, balance);
      state.set({ playing: false, balance: notice?.kind === 'notEnough' ? notice.balance : balance, notice });
      if (notice?.kind === 'freeOver') state.set({ free: undefined });
      if (waits) await refreshBalance();
    }
    onBalance();
    await rest();
  };

  /** The round of this game that another window has begun and that waits for a choice; undefined if it is over by now. */
  const waitingRound = async () => (await connection.begin(null).catch(() => undefined))?.openRound ?? undefined;

  /** Waits until the law of the site lets another round begin, which an autoplay's then does by itself. */
  const rest = async () => {
    if (state.get().open) return;
    const left = minCycleOf(session.pace, pack) - (performance.now() - begun);
    if (left > 0) {
      state.set({ resting: true });
      await new Promise((resolve) => setTimeout(resolve, left));
      state.set({ resting: false });
    }
    if (!autoplay) return state.get().waiting ? void play() : undefined;
    // The next round would hide a large win.
    await staging.over();
    if (!autoplay) return;
    if (autoplay.left === 0 || document.visibilityState === 'hidden') return stopAutoplay();
    takeNext(autoplay);
  };
  const takeNext = ({ left, ...rest }: NonNullable<typeof autoplay>) => {
    autoplay = { ...rest, left: left - 1 };
    state.set({ autoplay: { left: left - 1 } });
    void play();
  };
  const stopAutoplay = () => {
    autoplay = undefined;
    state.set({ autoplay: undefined });
  };

  /** The round waits for a choice, or is over. */
  const goOn = async (round: RoundAnswer) => {
    if (round.state === 'open') state.set({ playing: false, open: round, said: outcome });
    else await end(round);
  };

  const act = async (choice: unknown) => {
    const { open, playing } = state.get();
    if (!open || playing) return;
    sound.play('press');
    outcome = undefined;
    state.set({ playing: true, notice: undefined, said: undefined });
    try {
      const round = await askUntilDefinite(
        () => connection.choose(open.roundId, open.choices, choice),
        () => state.set({ notice: { kind: 'reconnecting' } }),
      );
      lastEvents = round.events;
      state.set({ notice: undefined, shown: round.events, open: undefined });
      await show.play(round.events!.slice(open.events!.length), screenFor(amount(round.stake)));
      await goOn(round);
    } catch (error) {
      state.set({ playing: false, open, notice: noticeOf(error, state.get().balance) });
    }
    onBalance();
    await rest();
  };

  const noRound = async (before: Money) => {
    show.rest(lastEvents);
    state.set({ playing: false, balance: before, notice: { kind: 'stakeReturned' } });
    await refreshBalance();
  };

  const screenFor = (stake: Money): Screen => {
    const worth = (units: number) => money(payOf(stake.minor, units, pack), currency);
    let units = 0;
    return {
      texts,
      worth,
      win(more) {
        units += more;
        const win = worth(units);
        const celebration = celebrationOf(win, stake);
        const risen = celebration > state.get().celebration;
        state.set({ win, celebration });
        if (risen && celebration >= 2) staging.stage(celebration, stake);
        // A return that is not above the stake is a loss, and is not dressed as a win.
        if (more > 0 && celebration > 0) sound.play(celebration > 1 ? 'bigWin' : 'win');
        return { celebration, risen };
      },
      feature(text, how) {
        if (text !== undefined && autoplay?.stopAtFeature) stopAutoplay();
        state.set({ feature: text === undefined ? undefined : { text, spoken: how !== undefined, heralded: how === 'heralded' } });
      },
      caption: (text) => state.set({ caption: text }),
      tell: (said) => (outcome = outcome === undefined ? said : `${outcome}\n${said}`),
    };
  };

  const end = async (round: RoundAnswer) => {
    const win = amount(round.win!);
    const settled = round.state === 'settled' ? round : await untilSettled(round, win);
    const balance = settled.balance ? amount(settled.balance) : state.get().balance;
    const { freeRounds } = settled;
    const cost = costOf(settled);
    const { staked, won } = state.get().played;
    // Free rounds have no stake, and their win is paid once they are over.
    const played = freeRounds ? { staked, won } : { staked: add(staked, cost), won: add(won, win) };
    const all = freeRounds?.left === 0 ? amount(freeRounds.won) : undefined;
    const notice: Notice | undefined = all && { kind: 'freeWon', win: all };
    state.set({ playing: false, free: freeOf(freeRounds), notice, balance, win, played, result: { outcome, win, cost, balance } });
    if (all) await refreshBalance();
  };

  /** Leaves the round's picture and win in sight, marked as an earlier one, until something else is done. */
  const replay = async (events: readonly RoundEvent[], stake: Money, cost: Money) => {
    staging.end();
    state.set({ playing: true, replaying: stake, win: money(0n, currency), cost, celebration: 0, caption: undefined, notice: undefined });
    show.begin();
    state.set({ shown: events });
    await show.play(events, screenFor(stake));
    state.set({ playing: false });
  };

  const untilSettled = async ({ key, stake, input }: RoundAnswer, win: Money): Promise<RoundAnswer> => {
    for (let pause = 1_000; ; pause = Math.min(8_000, pause * 2)) {
      state.set({ notice: { kind: 'winPending', win } });
      await waitOrOnline(pause);
      const next = await askForRound(connection, { key, stake, input }, () => undefined);
      if (next.state === 'settled') return next;
    }
  };

  const refreshBalance = async () => {
    const balance = await connection.balance().catch(() => undefined);
    if (balance !== undefined && !state.get().playing) state.set({ balance: amount(balance) });
  };

  return {
    state,
    mayHurry,
    press() {
      const { playing, open, resting, staged } = state.get();
      staging.end();
      if (autoplay) return stopAutoplay();
      // A press that dismisses a large win does not also start a round.
      if (staged && !playing) return;
      if (playing) {
        if (mayHurry) show.hurry();
      } else if (open) {
        const ending = steps?.ending(open.events!);
        if (ending) void act(ending.choice);
      } else if (resting) state.set({ waiting: true });
      else void play();
    },
    act: (choice) => void act(choice),
    changeStake(by) {
      const { stakeIndex, stakes } = state.get();
      const next = stakeIndex + by;
      if (mayChooseStake(state.get()) && next >= 0 && next < stakes.length) state.set({ stakeIndex: next, notice: undefined });
    },
    takeStake(stakeIndex) {
      if (mayChooseStake(state.get())) state.set({ stakeIndex, notice: undefined });
    },
    async startAutoplay(rounds, lossLimit, stopAtFeature) {
      if (autoplay || state.get().free) return;
      try {
        const { id } = await connection.autoplay(rounds, toDecimal(lossLimit));
        autoplay = { id, left: rounds, stopAtFeature };
        const { playing, resting } = state.get();
        // If a round is not over yet, the first of the autoplay follows it.
        if (playing || resting) state.set({ autoplay: { left: rounds } });
        else takeNext(autoplay);
      } catch (error) {
        state.set({ notice: noticeOf(error, state.get().balance) });
      }
    },
    choose(input) {
      if (!mayChoose(state.get())) return;
      state.set({ shown: null, input, notice: undefined, caption: undefined, replaying: undefined });
      kept.keep(input);
      show.choose?.(input, texts);
    },
    replay(round) {
      const { events, stake } = round;
      if (mayChoose(state.get()) && events) void replay(events, amount(stake), costOf(round));
    },
    unstage: staging.end,
    refreshBalance,
  };
}

function firstState({ balance, stakes, played, lastRound, openRound }: SessionView, currency: Currency, input: unknown): PlayState {
  const win = lastRound?.win && !openRound ? fromDecimal(lastRound.win, currency) : undefined;
  const offered = stakes.map((stake) => fromDecimal(stake, currency));
  return {
    playing: false,
    resting: false,
    waiting: false,
    autoplay: undefined,
    free: undefined,
    open: undefined,
    shown: lastRound?.events ?? null,
    said: undefined,
    replaying: undefined,
    input,
    currency,
    balance: fromDecimal(balance, currency),
    stakes: offered,
    stakeIndex: Math.min(defaultStake, stakes.length - 1),
    win: money(0n, currency),
    cost: money(0n, currency),
    played: { staked: fromDecimal(played.staked, currency), won: fromDecimal(played.won, currency) },
    celebration: 0,
    staged: undefined,
    caption: undefined,
    feature: undefined,
    notice: win && win.minor > 0n ? { kind: 'lastRound', win } : undefined,
    result: undefined,
    ...(openRound && takenUp(openRound, offered)),
  };
}

/** The state that shows a round that waits for a choice, with its stake. */
function takenUp(round: RoundAnswer, stakes: readonly Money[]): Partial<PlayState> {
  const stakeIndex = stakes.findIndex((stake) => toDecimal(stake) === round.stake);
  return { open: round, shown: round.events, cost: costOf(round), ...(stakeIndex === -1 ? {} : { stakeIndex }) };
}

/** How much a win is worth celebrating (games.md A7). */
export function celebrationOf(win: Money, stake: Money): Celebration {
  if (win.minor <= stake.minor) return 0;
  if (win.minor > stake.minor * 100n) return 4;
  return win.minor >= stake.minor * 25n ? 3 : win.minor >= stake.minor * 10n ? 2 : 1;
}

function noticeOf(error: unknown, balance: Money): Notice {
  if (!(error instanceof ServerRefusal)) return { kind: 'failed' };
  if (error.code === 'not_enough_money')
    return { kind: 'notEnough', balance: error.balance ? fromDecimal(error.balance, balance.currency) : balance };
  if (error.code === 'session_over') return { kind: 'sessionOver' };
  if (error.code === 'player_blocked') return { kind: 'blocked' };
  if (error.code === 'game_maintenance') return { kind: 'maintenance' };
  if (error.code === 'free_rounds_over') return { kind: 'freeOver' };
  if (error.code === 'autoplay_over') return { kind: 'autoplayOver' };
  return { kind: 'failed' };
}
