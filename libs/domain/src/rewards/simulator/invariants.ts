import { isLive } from '../wagering.ts';
import type { PlayedCase } from './play.ts';

const mayTake = new Set(['bonusGranted', 'rewardPaid', 'rebatePaid']);
const neverBelowZero = /^(?:member|grant)\/|^promotion\/.*\/budget$/s;
const isBudget = /^promotion\/.*\/budget$/s;

/** Invariants that a case violates, as sentences with their place; empty when all hold (rewards.md 10). */
export function brokenInvariants({ world }: PlayedCase): { path: string; message: string }[] {
  return [...brokenPostings(world), ...brokenGrants(world)];
}

function brokenPostings({ books }: PlayedCase['world']): { path: string; message: string }[] {
  const broken: { path: string; message: string }[] = [];
  const folded = new Map<string, bigint>();
  let [funded, given] = [0n, 0n];
  for (const [index, { kind, lines }] of books.postings.entries()) {
    const say = (message: string) => broken.push({ path: `postings[${index}]`, message });
    let sum = 0n;
    for (const [account, minor] of lines) {
      sum += minor;
      const balance = (folded.get(account) ?? 0n) + minor;
      folded.set(account, balance);
      if (balance < 0n && neverBelowZero.test(account)) say(`leaves ${account} below zero`);
      if (!isBudget.test(account)) continue;
      if (minor < 0n && !mayTake.has(kind)) say(`${kind} takes from ${account}`);
      if (minor < 0n) given -= minor;
      else funded += minor;
    }
    if (sum !== 0n) say('does not sum to zero');
  }
  let budgets = 0n;
  for (const [account, minor] of books.balances) {
    if ((folded.get(account) ?? 0n) !== minor) broken.push({ path: `accounts.${account}`, message: 'is not the sum of its postings' });
    if (isBudget.test(account)) budgets += minor;
  }
  if (funded !== budgets + given) broken.push({ path: 'accounts', message: 'budgets and what was given are not what was funded' });
  return broken;
}

function brokenGrants({ grants }: PlayedCase['world']): { path: string; message: string }[] {
  const broken: { path: string; message: string }[] = [];
  const active = new Set<string>();
  for (const [index, grant] of grants.all.entries()) {
    const say = (message: string) => broken.push({ path: `grants[${index}]`, message });
    if (!isLive(grant.status) && grants.balance(grant) !== 0n) say('has ended and still holds money');
    if (grant.wagered > grant.required) say('has more progress than its requirement');
    if (grant.status === 'converted' && grant.wagered !== grant.required) say('was converted before its requirement was met');
    if (grant.status !== 'active') continue;
    if (active.has(grant.member.id)) say('is a second active grant of its member');
    active.add(grant.member.id);
  }
  return broken;
}
