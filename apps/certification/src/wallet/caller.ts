import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import type { Connection, Received, Sent } from './connection.ts';
import type { Exchange } from './exchange.ts';

type Schemas = walletComponents['schemas'];

/** A vendor of games: its code, and the key that it shares with the operator. */
export interface Vendor {
  code: string;
  secret: string;
}

/** What a forger would do differently from the vendor. */
export interface Forged {
  vendor?: string;
  secret?: string;
  /** How many seconds old the time stamp is. */
  age?: number;
  nonce?: string;
  /** Sent in place of the bytes that were signed. */
  payload?: string;
  headers?: Record<string, string>;
}

export interface Answer extends Received {
  /** The answer as JSON; undefined if it is not JSON. */
  body: unknown;
}

/** Each call of the contract with its body. */
export interface Calls {
  authenticate: Schemas['AuthenticateRequest'];
  balance: Schemas['BalanceRequest'];
  bet: Schemas['BetRequest'];
  win: Schemas['WinRequest'];
  rollback: Schemas['RollbackRequest'];
  promo: Schemas['PromoRequest'];
  'end-round': Schemas['EndRoundRequest'];
  batch: Schemas['BatchRequest'];
}
export type CallName = keyof Calls;

/** Calls a wallet in the name of one vendor, and reports each exchange to `log`. */
export interface Caller {
  readonly vendor: Vendor;
  /** `body` is sent as is if it is text, otherwise as JSON. */
  call(name: CallName, body: unknown, forged?: Forged): Promise<Answer>;
  /** Calls without ever learning the answer. */
  callAndHangUp(name: CallName, body: unknown, when: 'sent' | 'answered'): Promise<void>;
  /** The one call without a body and a signature. */
  liveness(): Promise<Answer>;
}

export function callerFor(connection: Connection, vendor: Vendor, log: (exchange: Exchange) => void): Caller {
  const ask = async (request: Sent): Promise<Answer> => {
    const received = await connection.send(request);
    log({ ...request, status: received.status, answer: received.text, milliseconds: received.milliseconds });
    return { ...received, body: jsonOf(received.text) };
  };
  return {
    vendor,
    call: (name, body, forged = {}) => ask(signedRequest(connection, vendor, name, body, forged)),
    liveness: () => ask({ method: 'GET', path: connection.pathOf('/wallet/v1/liveness'), headers: {}, body: '' }),
    async callAndHangUp(name, body, when) {
      const request = signedRequest(connection, vendor, name, body, {});
      await connection.sendAndHangUp(request, when);
      log({ ...request, status: null, answer: 'the connection was cut on purpose', milliseconds: 0 });
    },
  };
}

function signedRequest(connection: Connection, vendor: Vendor, name: CallName, body: unknown, forged: Forged): Sent {
  const path = connection.pathOf(`/wallet/v1/${name}`);
  const signed = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = Math.floor(Date.now() / 1000 - (forged.age ?? 0)).toString();
  const nonce = forged.nonce ?? randomUUID();
  const headers = {
    'content-type': 'application/json',
    'x-vendor': forged.vendor ?? vendor.code,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf({ method: 'POST', path, timestamp, nonce, body: signed }, forged.secret ?? vendor.secret),
    ...forged.headers,
  };
  return { method: 'POST', path, headers, body: forged.payload ?? signed };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parts of a request that its signature covers. */
export interface Signed {
  method: string;
  path: string;
  /** Unix seconds. */
  timestamp: string;
  nonce: string;
  body: string;
}

/** Hex HMAC-SHA-256 by the vendor's key, as the description in openapi/partners/seamless-wallet.yaml says. */
export function signatureOf({ method, path, timestamp, nonce, body }: Signed, key: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, timestamp, nonce, bodyHash].join('\n')).digest('hex');
}
