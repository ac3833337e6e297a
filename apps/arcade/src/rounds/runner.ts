import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { Round } from '../store/rounds.ts';
import { advance, startGivingBack } from './advance.ts';
import { payFreeRounds } from './free-rounds.ts';

/** Finishes rounds: immediately for the waiting player, and by repeated attempts in the background for the rest. */
export interface RoundRunner {
  /** Advances the round until it is finished or the quick attempts are used up, and returns it as it then stands. */
  finish(roundId: string): Promise<Round>;
  /** Ends free rounds and pays what they won; resolves to whether the wallet has taken it. */
  payFree(id: string): Promise<boolean>;
  /** Picks up what a killed server left open: stakes without an answer are returned, wins are paid. Call once, at start. */
  recover(): void;
  /** One pass over the calls that are due. */
  runDue(): Promise<void>;
  /** Repeats `runDue` until `stop`. */
  watch(): void;
  /** Waits for the calls in flight. */
  stop(): Promise<void>;
}

export function createRoundRunner(services: Services): RoundRunner {
  const { store, clock, config, log } = services;
  const inFlight = new Map<string, Promise<Round>>();
  const stopping = new AbortController();
  let watching: Promise<void> | undefined;

  const current = (id: string) => {
    const round = store.rounds.find(id);
    if (!round) throw new Error(`no round ${id}`);
    return round;
  };

  /** One job at a time per round: a second caller waits for the first. */
  const alone = (id: string, work: () => Promise<Round>): Promise<Round> => {
    const running = inFlight.get(id);
    if (running) return running;
    const started = work().finally(() => inFlight.delete(id));
    inFlight.set(id, started);
    return started;
  };

  const paying = new Map<string, Promise<boolean>>();
  const payFree = (id: string): Promise<boolean> => {
    const running = paying.get(id);
    if (running) return running;
    const started = payFreeRounds(services, id).finally(() => paying.delete(id));
    paying.set(id, started);
    return started;
  };

  const finishQuickly = async (id: string) => {
    let round = current(id);
    for (let failures = 0; !stopping.signal.aborted;) {
      const advanced = await advance(services, round);
      const { step } = advanced;
      round = advanced.round;
      if (step === 'again') failures = 0;
      const wait = step === 'later' ? config.retry.quickPauses[failures++] : 0;
      if (step === 'done' || wait === undefined) break;
      if (wait > 0) await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return round;
  };

  const runDue = async () => {
    const step = async ({ id }: Round) => (await advance(services, current(id))).round;
    const due = store.rounds.due(clock.now()).filter(({ id }) => !inFlight.has(id));
    const over = store.freeRounds.due(clock.now());
    await Promise.all([...due.map((round) => alone(round.id, () => step(round))), ...over.map(({ id }) => payFree(id))]);
  };

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runDue().catch((error: unknown) => log.error(error, 'round worker failed'));
      await pause(config.retry.workerPause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    finish: (id) => alone(id, () => finishQuickly(id)),
    recover() {
      const left = store.rounds.unfinished();
      if (left.length > 0) log.warn({ rounds: left.length }, 'finishing rounds that a stopped server left open');
      for (const round of left) {
        if (round.state === 'betting') startGivingBack(services, round);
        else store.rounds.change(round.id, { dueAt: clock.now() });
      }
    },
    payFree,
    runDue,
    watch() {
      watching ??= watch();
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([...inFlight.values(), ...paying.values(), watching]);
    },
  };
}
