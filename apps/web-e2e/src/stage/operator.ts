import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { socketFetch } from '@parlour/gateway/ops-client';
import { opsSocketPath } from '@parlour/gateway/ops-socket';
import { createOfficeApi } from '@parlour/office-api';

const root = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs an operator's command on the gateway of the journeys, as `npm run ops -- ...` does, and gives its JSON. */
export async function operator(...args: string[]): Promise<unknown> {
  const { stdout } = await run('node', ['apps/gateway/src/main/ops/main.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA'] },
  });
  return JSON.parse(stdout);
}

/** The operators' side of the journeys' gateway, asked as the operator's command asks but without a process for each question. */
const office = () => createOfficeApi({ fetch: socketFetch(opsSocketPath(process.env['JOURNEYS_DATA']!)) });

/** What is wrong with the ledger of the journeys. */
export async function ledgerProblems(): Promise<unknown> {
  return (await office().call('checkLedger', {})).list;
}

/** Runs a command that must be refused, and gives what it said and how it exited. */
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
