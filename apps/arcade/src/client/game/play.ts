import { fromDecimal, money, subtract, toDecimal, type Currency, type Money } from '@parlour/domain';
import { lineCount } from '../../games/lotus-lanterns/paytable.ts';
import type { SpinResult } from '../../games/lotus-lanterns/rules.ts';
import type { RoundAnswer } from '../../wire.ts';
import type { SpinKind, Stage } from '../stage/stage.ts';
import { askForRound, waitOrOnline } from './ask-for-round.ts';
import { ServerRefusal, type Connection, type SessionView } from './connection.ts';
import type { SoundBox } from './sound.ts';
import { createStore, type Notice, type PlayState, type Store } from './state.ts';

export interface Play {
  state: Store<PlayState>;
  /** Begins a round; while one is shown, ends the show sooner instead. */
  spin(): void;
  changeBet(by: 1 | -1): void;
  /** Asks the wallet, for instance after a deposit in another window. */
  refreshBalance(): Promise<void>;
}

export interface PlayDeps {
  session: SessionView;
  connection: Connection;
  stage: Stage;
  sound: SoundBox;
  /** The balance may be another one now. */
  onBalance: () => void;
}

const defaultBet = 2;

export function createPlay({ session, connection, stage, sound, onBalance }: PlayDeps): Play {
  const currency = session.currency as Currency;
  const amount = (decimal: string) => fromDecimal(decimal, currency);
  const state = createStore<PlayState>(firstState(session, currency));
  let lastStops = session.lastRound?.outcome?.paid.stops ?? [16, 18, 19, 15, 26];
  const showLast = () => stage.show('paid', lastStops);
  showLast();

  const spin = async () => {
    const { balance, lineBets, betIndex } = state.get();
    const lineBet = lineBets[betIndex]!;
    const stake = money(lineBet.minor * BigInt(lineCount), currency);
    sound.play('press');
    state.set({
      phase: 'spinning',
      win: money(0n, currency),
      celebration: 0,
      lit: undefined,
      notice: undefined,
      balance: balance.minor >= stake.minor ? subtract(balance, stake) : balance,
    });
    stage.run();
    try {
      const round = await askForRound(connection, crypto.randomUUID(), toDecimal(lineBet), (trouble) => {
        state.set({ notice: { kind: trouble?.state === 'returning' ? 'stakeReturning' : 'reconnecting' } });
      });
      state.set({ notice: undefined });
      if (round.outcome) await show(round, stake);
      else await noRound(balance);
    } catch (error) {
      showLast();
      const notice = noticeOf(error, balance);
      state.set({ phase: 'rest', balance: notice.kind === 'notEnough' ? notice.balance : balance, notice });
    }
    onBalance();
  };

  const noRound = async (before: Money) => {
    showLast();
    state.set({ phase: 'rest', balance: before, notice: { kind: 'stakeReturned' } });
    await refreshBalance();
  };

  const show = async (round: RoundAnswer, stake: Money) => {
    const { paid, free } = round.outcome!;
    lastStops = paid.stops;
    if (round.balanceAfterBet) state.set({ balance: amount(round.balanceAfterBet) });
    const lineBet = amount(round.lineBet).minor;
    await showSpin(paid, 'paid', lineBet, stake);
    let total = paid.freeSpinsWon;
    if (total > 0) {
      sound.play('freeSpins');
      state.set({ freeSpins: { index: 0, total, justWon: total } });
      await stage.wait(2200);
    }
    for (const [index, spinResult] of free.entries()) {
      state.set({ freeSpins: { index: index + 1, total, justWon: 0 }, lit: undefined, phase: 'spinning' });
      stage.run();
      await stage.wait(350);
      await showSpin(spinResult, 'free', lineBet, stake);
      if (spinResult.freeSpinsWon > 0) {
        total += spinResult.freeSpinsWon;
        sound.play('freeSpins');
        state.set({ freeSpins: { index: index + 1, total, justWon: spinResult.freeSpinsWon } });
        await stage.wait(1600);
      }
      await stage.wait(spinResult.win > 0 ? 500 : 150);
    }
    await end(round, stake);
  };

  const showSpin = async (spinResult: SpinResult, kind: SpinKind, lineBet: bigint, stake: Money) => {
    await stage.land(kind, spinResult.stops, (_reel, lantern) => sound.play(lantern ? 'lantern' : 'stop'));
    const win = money(state.get().win.minor + lineBet * BigInt(spinResult.win), currency);
    state.set({ phase: 'showing', win });
    if (spinResult.win === 0) return;
    // A return below the stake is a loss, and is not dressed as a win.
    const celebration = celebrationOf(win, stake);
    if (celebration > 0) sound.play(celebration > 1 ? 'bigWin' : 'win');
    if (celebration > state.get().celebration && celebration > 0) stage.celebrate(celebration as 1 | 2 | 3);
    state.set({ celebration });
    await stage.showWins(spinResult, (lit) => {
      const pay = lit ? lit.pay : spinResult.lanternPay;
      state.set({
        lit: { win: lit, lanterns: spinResult.lanterns, amount: money(lineBet * BigInt(pay * spinResult.multiplier), currency) },
      });
    });
  };

  const end = async (round: RoundAnswer, stake: Money) => {
    const win = amount(round.win!);
    if (state.get().freeSpins) {
      state.set({ freeSpins: undefined });
      stage.endFreeSpins();
      if (win.minor > stake.minor) stage.celebrate(3);
    }
    const settled = round.state === 'settled' ? round : await untilSettled(round, win);
    const balance = settled.balance ? amount(settled.balance) : state.get().balance;
    state.set({ phase: 'rest', notice: undefined, balance, win, result: { win, balance } });
  };

  const untilSettled = async (round: RoundAnswer, win: Money): Promise<RoundAnswer> => {
    for (let pause = 1_000; ; pause = Math.min(8_000, pause * 2)) {
      state.set({ notice: { kind: 'winPending', win } });
      await waitOrOnline(pause);
      const next = await askForRound(connection, round.key, round.lineBet, () => undefined);
      if (next.state === 'settled') return next;
    }
  };

  const refreshBalance = async () => {
    const balance = await connection.balance().catch(() => undefined);
    if (balance !== undefined && state.get().phase === 'rest') state.set({ balance: amount(balance) });
  };

  return {
    state,
    spin: () => (state.get().phase === 'rest' ? void spin() : stage.hurry()),
    changeBet(by) {
      const { betIndex, lineBets, phase } = state.get();
      const next = betIndex + by;
      if (phase === 'rest' && next >= 0 && next < lineBets.length) state.set({ betIndex: next, notice: undefined });
    },
    refreshBalance,
  };
}

function firstState({ balance, lineBets, lastRound }: SessionView, currency: Currency): PlayState {
  const win = lastRound?.win ? fromDecimal(lastRound.win, currency) : undefined;
  return {
    phase: 'rest',
    currency,
    balance: fromDecimal(balance, currency),
    lineBets: lineBets.map((bet) => fromDecimal(bet, currency)),
    betIndex: Math.min(defaultBet, lineBets.length - 1),
    win: money(0n, currency),
    celebration: 0,
    lit: undefined,
    freeSpins: undefined,
    notice: win && win.minor > 0n ? { kind: 'lastRound', win } : undefined,
    result: undefined,
  };
}

function celebrationOf(win: Money, stake: Money): 0 | 1 | 2 | 3 {
  if (win.minor <= stake.minor) return 0;
  return win.minor >= stake.minor * 30n ? 3 : win.minor >= stake.minor * 10n ? 2 : 1;
}

function noticeOf(error: unknown, balance: Money): Notice {
  if (!(error instanceof ServerRefusal)) return { kind: 'failed' };
  if (error.code === 'not_enough_money')
    return { kind: 'notEnough', balance: error.balance ? fromDecimal(error.balance, balance.currency) : balance };
  if (error.code === 'session_over') return { kind: 'sessionOver' };
  if (error.code === 'player_blocked') return { kind: 'blocked' };
  if (error.code === 'game_maintenance') return { kind: 'maintenance' };
  return { kind: 'failed' };
}
