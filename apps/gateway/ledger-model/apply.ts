import { afterWithdrawalAction, withdrawalMoney } from '@parlour/domain';
import { cashOf, done, moved, put, refuse, repeat, type Command, type State, type Step } from './state.ts';
import { bet, rollback, win } from './vendor-rules.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** Applies a command: returns the new state and the answer to the sender. */
export function apply(state: State, command: Command): Step {
  switch (command.do) {
    case 'deposit':
      return deposit(state, command);
    case 'withdraw':
      return withdraw(state, command);
    case 'decide':
      return decide(state, command);
    case 'bet':
      return bet(state, command);
    case 'win':
      return win(state, command);
    case 'rollback':
      return rollback(state, command);
  }
}

/** Credits a deposit's money, once. */
function deposit(state: State, { id, player, amount }: Of<'deposit'>): Step {
  const known = state.deposits.get(id);
  if (known) return known.player === player && known.amount === amount ? repeat(state) : refuse(state, 'illegal_transition');
  const paid = moved(state, 'provider', `${player} cash`, amount)!;
  return done({ ...paid, deposits: put(paid.deposits, id, { player, amount }) });
}

/** Pending: holds the money at once. */
function withdraw(state: State, { id, player, amount }: Of<'withdraw'>): Step {
  if (state.withdrawals.has(id)) return repeat(state);
  if (cashOf(state, player) < amount) return refuse(state, 'NOT_ENOUGH_MONEY');
  const aside = moved(state, `${player} cash`, `${player} locked`, amount)!;
  return done({ ...aside, withdrawals: put(aside.withdrawals, id, { player, amount, state: 'pending' }) });
}

/** A step of the state machine; the money is posted or voided as the new state requires. */
function decide(state: State, { id, action }: Of<'decide'>): Step {
  const before = state.withdrawals.get(id);
  if (!before) return refuse(state, 'not_found');
  const next = afterWithdrawalAction(before.state, action);
  if (!next) return refuse(state, 'illegal_transition');
  const at = { locked: `${before.player} locked`, provider: 'provider', member: `${before.player} cash` };
  const [from, to] = [at[withdrawalMoney[before.state]], at[withdrawalMoney[next]]];
  const after = from === to ? state : moved(state, from, to, before.amount)!;
  return done({ ...after, withdrawals: put(after.withdrawals, id, { ...before, state: next }) });
}
