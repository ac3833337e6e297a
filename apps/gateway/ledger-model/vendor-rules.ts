import { cashOf, done, moved, put, refuse, repeat, type Call, type Command, type Round, type State, type Step } from './state.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
const key = (player: string, id: string) => `${player}/${id}`;
const open: Round = { stake: 0n, win: 0n, status: 'open' };

/** Takes a stake, once. */
export function bet(state: State, { player, tx, round, amount }: Of<'bet'>): Step {
  const content = `bet ${round} ${amount}`;
  const again = repeated(state, state.calls.get(key(player, tx)), 'bet', content);
  if (again) return again;
  const before = state.rounds.get(key(player, round)) ?? open;
  if (before.status === 'settled') return refuse(state, 'BET_SETTLED');
  if (cashOf(state, player) < amount) return refuse(state, 'NOT_ENOUGH_MONEY');
  const paid = moved(state, `${player} cash`, 'house', amount)!;
  const after: Round = { ...before, stake: before.stake + amount, status: before.status === 'rolledBack' ? 'open' : before.status };
  const call: Call = { kind: 'bet', content, round, bet: null, amount, rolledBack: false };
  return done({ ...paid, rounds: put(paid.rounds, key(player, round), after), calls: put(paid.calls, key(player, tx), call) });
}

/** Pays a win, once; zero means that the round is lost. */
export function win(state: State, { player, tx, round, bet: named, amount, closed }: Of<'win'>): Step {
  const content = `win ${round} ${amount} ${named} ${closed}`;
  const again = repeated(state, state.calls.get(key(player, tx)), 'win', content);
  if (again) return again;
  const before = state.rounds.get(key(player, round));
  if (named === null && before?.status === 'rolledBack') return refuse(state, 'ROLLED_BACK');
  if (named !== null) {
    const staked = state.calls.get(key(player, named));
    if (staked?.kind === 'tombstone' || (staked?.kind === 'bet' && staked.rolledBack)) return refuse(state, 'ROLLED_BACK');
    if (staked?.kind !== 'bet') return refuse(state, 'TRANSACTION_DOES_NOT_EXIST');
    if (staked.round !== round) return refuse(state, 'VALIDATION');
  }
  const paid = moved(state, 'house', `${player} cash`, amount)!;
  const { stake, win: won, status } = before ?? open;
  const after: Round = { stake, win: won + amount, status: closed || status === 'settled' ? 'settled' : 'open' };
  const call: Call = { kind: 'win', content, round, bet: named, amount, rolledBack: false };
  return done({ ...paid, rounds: put(paid.rounds, key(player, round), after), calls: put(paid.calls, key(player, tx), call) });
}

/** Returns a bet's stored amount, once; an unknown bet leaves a tombstone, so that it is refused if it arrives later. */
export function rollback(state: State, { player, tx, bet: named }: Of<'rollback'>): Step {
  const content = `rollback ${named}`;
  const same = state.calls.get(key(player, tx));
  if (same?.kind === 'tombstone') return refuse(state, 'TRANSACTION_DOES_NOT_EXIST');
  const again = repeated(state, same, 'rollback', content);
  if (again) return again;
  const staked = state.calls.get(key(player, named));
  if (!staked) {
    const tombstone: Call = { kind: 'tombstone', content, round: null, bet: null, amount: 0n, rolledBack: false };
    return refuse({ ...state, calls: put(state.calls, key(player, named), tombstone) }, 'TRANSACTION_DOES_NOT_EXIST');
  }
  if (staked.kind !== 'bet') return refuse(state, 'TRANSACTION_DOES_NOT_EXIST');
  const call: Call = { kind: 'rollback', content, round: staked.round, bet: named, amount: staked.amount, rolledBack: false };
  if (staked.rolledBack) return done({ ...state, calls: put(state.calls, key(player, tx), { ...call, amount: 0n }) });
  if (hasOutcome(state, player, named, staked)) return refuse(state, 'BET_SETTLED');
  const returned = moved(state, 'house', `${player} cash`, staked.amount)!;
  const calls = new Map(returned.calls).set(key(player, named), { ...staked, rolledBack: true }).set(key(player, tx), call);
  const round = state.rounds.get(key(player, staked.round!))!;
  const alive = [...calls].some(
    ([id, { kind, round: its, rolledBack }]) =>
      id.startsWith(`${player}/`) && its === staked.round && (kind === 'win' || (kind === 'bet' && !rolledBack)),
  );
  const after: Round = { ...round, stake: round.stake - staked.amount, status: alive ? round.status : 'rolledBack' };
  return done({ ...returned, calls, rounds: put(returned.rounds, key(player, staked.round!), after) });
}

/** A bet already has its outcome if its round is settled, or a win names it or names no bet of its round. */
function hasOutcome(state: State, player: string, betId: string, { round }: Call): boolean {
  if (state.rounds.get(key(player, round!))?.status === 'settled') return true;
  return [...state.calls].some(
    ([id, call]) => id.startsWith(`${player}/`) && call.kind === 'win' && call.round === round && (call.bet === betId || call.bet === null),
  );
}

/** The answer to a repeated id; null for a new one. A call that was rolled back is refused even if it is a repeat. */
function repeated(state: State, same: Call | undefined, kind: Call['kind'], content: string): Step | null {
  if (!same) return null;
  if (kind !== 'rollback' && (same.kind === 'tombstone' || (same.kind === kind && same.rolledBack))) return refuse(state, 'ROLLED_BACK');
  return same.kind === kind && same.content === content ? repeat(state) : refuse(state, 'DUPLICATE_TRANSACTION');
}
