import { withdrawalMoney } from '@parlour/domain';
import { lockedOf, type State } from './state.ts';

/** What is wrong with a state, in words; must be empty (security C01, C05). */
export function faultsOf(state: State): string[] {
  const faults: string[] = [];
  let total = 0n;
  for (const [account, balance] of state.accounts) {
    total += balance;
    if (balance < 0n && account !== 'house' && account !== 'provider') faults.push(`${account} has ${balance}`);
  }
  if (total !== 0n) faults.push(`the accounts sum to ${total}`);
  const locked = new Map<string, bigint>();
  for (const { player, amount, state: its } of state.withdrawals.values())
    if (withdrawalMoney[its] === 'locked') locked.set(player, (locked.get(player) ?? 0n) + amount);
  for (const { player } of state.withdrawals.values())
    if (lockedOf(state, player) !== (locked.get(player) ?? 0n)) faults.push(`${player} has ${lockedOf(state, player)} locked`);
  let staked = 0n;
  for (const { stake, win } of state.rounds.values()) staked += stake - win;
  if ((state.accounts.get('house') ?? 0n) !== staked) faults.push(`the house has ${state.accounts.get('house')}, the rounds say ${staked}`);
  return faults;
}
