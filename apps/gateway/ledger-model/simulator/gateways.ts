import { apply } from '../apply.ts';
import { faultsOf } from '../faults-of.ts';
import { cashOf, nothingYet, type Command, type Outcome, type State } from '../state.ts';
import type { Dice } from './dice.ts';
import type { Queue } from './queue.ts';

/** A deliberate bug that the simulation must find, to show that it can fail. */
export const mistakes = ['answersBeforeCommit', 'forgetsIds', 'noTombstones', 'twoCommits', 'takesReplays'] as const;
export type Mistake = (typeof mistakes)[number];

export interface Gateways {
  /**
   * Delivers a message to one of the gateways; `answer` is called when its answer leaves, which may be never. A message whose nonce was
   * seen before is a replay, and is refused without being examined (security B07).
   */
  handle(message: { nonce: number; command: Command }, answer: (outcome: Outcome) => void): void;
  state(): State;
}

/** From this tick on, nothing is lost, late or killed any more, and everything left must come right. */
export const healedAt = 400;
const count = 2;

/**
 * Two gateways in front of one store. Each command is a series of effects, and a gateway may be killed between any two of them: uncommitted
 * effects are lost, committed ones persist, and its answer never leaves.
 */
export function createGateways(queue: Queue, dice: Dice, found: (fault: string) => void, mistake?: Mistake): Gateways {
  let state = nothingYet;
  /** Nonces of messages seen so far; they are in the store, so that every gateway knows them. */
  const nonces = new Set<number>();
  /** How often each gateway was killed: work from before a kill does not continue. */
  const lives = Array.from({ length: count }, () => 0);

  const commit = (command: Command): Outcome => {
    const [after, outcome] =
      mistake === 'forgetsIds' && command.do !== 'rollback' ? apply(withoutId(state, command), command) : apply(state, command);
    state = mistake === 'noTombstones' && command.do === 'rollback' && !outcome.done ? state : after;
    for (const fault of faultsOf(state)) found(fault);
    return outcome;
  };

  function handle({ nonce, command }: { nonce: number; command: Command }, answer: (outcome: Outcome) => void): void {
    const gateway = dice.below(count);
    const life = lives[gateway];
    let outcome: Outcome = { done: true, replayed: false };
    const work = [() => void (outcome = commit(command)), () => answer(outcome)];
    if (mistake === 'answersBeforeCommit') work.reverse();
    if (mistake === 'twoCommits' && command.do === 'bet') work.unshift(() => void (state = moneyOnly(state, command)));
    const isNew = () => {
      const seen = nonces.has(nonce);
      nonces.add(nonce);
      if (!seen || mistake === 'takesReplays') queue.after(dice.below(4), () => next(0));
    };
    const killed = () => queue.now() < healedAt && dice.percent(3);
    const step = (effect: () => void) => {
      if (lives[gateway] !== life) return false;
      if (killed()) lives[gateway]! += 1;
      else effect();
      return lives[gateway] === life;
    };
    const next = (at: number) => {
      const effect = work[at];
      if (effect && step(effect)) queue.after(dice.below(4), () => next(at + 1));
    };
    queue.after(dice.below(3), () => step(isNew));
  }
  return { handle, state: () => state };
}

function withoutId(state: State, command: Command): State {
  const calls = new Map(state.calls);
  if ('tx' in command) calls.delete(`${command.player}/${command.tx}`);
  const deposits = new Map(state.deposits);
  if (command.do === 'deposit') deposits.delete(command.id);
  return { ...state, calls, deposits };
}

/** Commits only the first half of a change: the stake is gone, and no record says why. */
function moneyOnly(state: State, { player, tx, amount }: Extract<Command, { do: 'bet' }>): State {
  if (state.calls.has(`${player}/${tx}`) || cashOf(state, player) < amount * 2n) return state;
  const accounts = new Map(state.accounts).set(`${player} cash`, cashOf(state, player) - amount);
  return { ...state, accounts };
}
