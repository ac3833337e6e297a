import http from 'node:http';
import https from 'node:https';
import { CaseSkipped } from '../verdict.ts';

/** The states that a player, or their site, can enter in the middle of a round. */
export const playerStates = ['active', 'blocked', 'sessionOver', 'selfExcluded', 'maintenance'] as const;
export type PlayerState = (typeof playerStates)[number];

/** What the operator of a wallet does for the suite; docs/guides/certify-a-wallet.md describes it for other operators. */
export interface ControlCalls {
  /** A new test player with this much money, in a game that `vendor` has just launched. */
  'certify player': { input: { vendor: string; amount: string }; value: { playerId: string; code: string } };
  /**
   * Another game session of a player, with any vendor. With `lobby`, a session of the vendor's lobby, and another game that may be played
   * there.
   */
  'certify launch': { input: { vendor: string; playerId: string; lobby: boolean }; value: { code: string; otherGame: string | null } };
  'certify state': { input: { playerId: string; state: PlayerState }; value: object };
  /** The sums of the ledger, and of each player in `players`; amounts in minor units. */
  'certify books': { input: { players: string[] }; value: BooksRow[] };
}

export type BooksRow =
  | { row: 'currency'; currency: string; debits: string; credits: string }
  | { row: 'player'; playerId: string; currency: string; balance: string; postings: string };

/**
 * Asks the operator's control endpoint: `POST` of `{ command, input }`, answered by `{ value }`, or by 422 and `{ message }` for what it
 * cannot do.
 */
export interface Control {
  ask<C extends keyof ControlCalls>(command: C, input: ControlCalls[C]['input']): Promise<ControlCalls[C]['value']>;
}

/** The control endpoint at an `http(s)://` address, or on a Unix socket, as `unix:/path`. */
export function controlAt(address: string): Control {
  const socketPath = /^unix:(.+)$/.exec(address)?.[1];
  return {
    async ask(command, input) {
      const { status, text } = await post(socketPath ?? new URL(address), JSON.stringify({ command, input }));
      const { value, message } = JSON.parse(text) as { value?: unknown; message?: string };
      if (status === 422) throw new CaseSkipped(`the wallet's operator cannot do "${command}": ${message ?? 'no reason given'}`);
      if (status !== 200) throw new Error(`the control endpoint answered ${status} to "${command}": ${message ?? text.slice(0, 200)}`);
      return value as ControlCalls[typeof command]['value'];
    },
  };
}

function post(target: string | URL, body: string): Promise<{ status: number; text: string }> {
  const settings = { method: 'POST', headers: { 'content-type': 'application/json' }, timeout: 30_000 };
  return new Promise((resolve, reject) => {
    const asking =
      typeof target === 'string'
        ? http.request({ ...settings, socketPath: target, path: '/' })
        : (target.protocol === 'https:' ? https : http).request(target, settings);
    asking.on('timeout', () => asking.destroy(new Error('the control endpoint does not answer')));
    asking.on('error', reject);
    asking.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    asking.end(body);
  });
}
