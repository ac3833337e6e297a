import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { socketFetch } from '@parlour/gateway/ops-client';
import { opsSocketPath } from '@parlour/gateway/ops-socket';
import { createOfficeApi, type OperatorCredentials } from '@parlour/office-api';

const root = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs an operator's command on the journeys' gateway, as `npm run ops -- ...` does, and returns its JSON. */
export function operator(...args: string[]): Promise<unknown> {
  return operatorAs({}, ...args);
}

async function operatorAs(who: Record<string, string>, ...args: string[]): Promise<unknown> {
  const { stdout } = await run('node', ['apps/gateway/src/main/ops/main.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA'], ...who },
  });
  return JSON.parse(stdout);
}

/** Has one operator propose a command that takes two, and another approve it; returns its answer. */
export async function twoOperators(...args: string[]): Promise<unknown> {
  const [first, second] = JSON.parse(process.env['JOURNEYS_OPERATORS']!) as [Record<string, string>, Record<string, string>];
  const { approval } = (await operatorAs(first, ...args)) as { approval: string };
  return operatorAs(second, 'approvals', 'approve', approval);
}

/** Adds the first two operators of the journeys' gateway, once for all workers (Playwright's global setup). */
export default async function nameOperators(): Promise<void> {
  const environments = [];
  for (const name of ['amina', 'bao']) {
    const { key } = await office().call('addOperator', { body: { name } }).then(withKey);
    const own = await office({ name, key }).call('renewOwnKey', {});
    environments.push({ PARLOUR_OPERATOR: name, PARLOUR_OPERATOR_KEY: own.key });
  }
  process.env['JOURNEYS_OPERATORS'] = JSON.stringify(environments);
}

function withKey(answer: object): { key: string } {
  if (!('key' in answer)) throw new Error('the journeys’ gateway has two operators already');
  return answer as { key: string };
}

/** The operators' interface of the journeys' gateway, called as the command does but without a process for each call. */
const office = (as?: OperatorCredentials) => createOfficeApi({ fetch: socketFetch(opsSocketPath(process.env['JOURNEYS_DATA']!)), as });

/** Problems of the ledger of the journeys. */
export async function ledgerProblems(): Promise<unknown> {
  return (await office().call('checkLedger', {})).list;
}

/** Runs a command that must be refused; returns what it printed and its exit code. */
export async function refusedOperator(...args: string[]): Promise<{ said: string; code: unknown }> {
  try {
    await operator(...args);
  } catch (error) {
    const { stderr, code } = error as { stderr: string; code: unknown };
    return { said: stderr, code };
  }
  throw new Error(`accepted: ${args.join(' ')}`);
}

export interface PendingWithdrawal {
  id: string;
  member: string;
  amount: string;
}

/** The withdrawals of a member that wait for an operator. */
export async function pendingOf(username: string): Promise<PendingWithdrawal[]> {
  const { list } = await office().call('listPendingWithdrawals', { query: {} });
  return list.filter(({ member }) => member === username);
}
