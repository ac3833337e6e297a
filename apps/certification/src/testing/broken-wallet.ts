import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { CallName, Calls, Vendor } from '../wallet/caller.ts';
import { signatureOf } from '../wallet/caller.ts';
import type { WalletFault } from './faults.ts';
import { answerControl } from './wallet-control.ts';
import { currency, WalletBooks } from './wallet-books.ts';
import { bet, playerOf, win, type Calling } from './wallet-calls.ts';
import { batch, endRound, promo, rollback } from './wallet-other-calls.ts';
import { WalletRefused } from './wallet-refused.ts';
import { toDecimal } from '@parlour/domain';

export const firstVendor: Vendor = { code: 'AA', secret: 'the key of the first vendor of the tests' };
export const secondVendor: Vendor = { code: 'BB', secret: 'the key of the second vendor of the tests' };

/** An in-memory wallet that keeps the contract, except for one fault if given. */
export interface TestWallet {
  url: string;
  /** Address of the wallet's control endpoint. */
  control: string;
  /** Its pretended database, which can stop. */
  database: { stop(): Promise<void>; start(): Promise<void> };
  close(): Promise<void>;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(walletContract, 'wallet');
const rule = (schema: string) => ajv.compile({ $ref: `wallet#/components/schemas/${schema}` });
const rules = {
  authenticate: rule('AuthenticateRequest'),
  balance: rule('BalanceRequest'),
  bet: rule('BetRequest'),
  win: rule('WinRequest'),
  rollback: rule('RollbackRequest'),
  promo: rule('PromoRequest'),
  'end-round': rule('EndRoundRequest'),
  batch: rule('BatchRequest'),
};

type Work<C extends CallName> = (calling: Calling, body: Calls[C]) => Promise<object>;
const calls: { [C in CallName]: Work<C> } = { authenticate, balance, bet, win, rollback, promo, 'end-round': endRound, batch };

export async function startWallet(fault: WalletFault | null): Promise<TestWallet> {
  const books = new WalletBooks(fault);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      void answered(books, request, text).then(async ({ status, body }) => {
        if (fault === 'forgetsOnHangUp' && request.url?.endsWith('/bet')) await forgetWhoHangsUp(books, request, text);
        if (fault === 'tiresUnderLoad') await new Promise((resolve) => setTimeout(resolve, 30));
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${url}/operator`,
    control: `${url}/control`,
    database: { stop: () => books.stopDatabase(), start: async () => books.startDatabase() },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answered(books: WalletBooks, request: http.IncomingMessage, text: string): Promise<{ status: number; body: object }> {
  try {
    if (request.url === '/control') return { status: 200, body: { value: answerControl(books, JSON.parse(text)) } };
    const name = request.url?.replace('/operator/wallet/v1/', '') ?? '';
    if (name === 'liveness') return { status: 200, body: { status: 'up' } };
    books.demandDatabase();
    const vendor = genuineVendor(books, request, text);
    const body = bodyOf(books, name as CallName, text);
    const playerId = 'sessionId' in body ? (books.sessions.get(body.sessionId)?.playerId ?? '') : 'playerId' in body ? body.playerId : '';
    const work = calls[name as CallName] as Work<CallName>;
    return { status: 200, body: await books.inTurn(playerId, () => work({ books, vendor, undo: [] }, body)) };
  } catch (error) {
    if (error instanceof WalletRefused) return { status: error.status, body: error.body };
    return { status: 500, body: { code: 'UNKNOWN', message: error instanceof Error ? error.message : 'unknown' } };
  }
}

function genuineVendor({ fault, nonces }: WalletBooks, request: http.IncomingMessage, body: string): string {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [code, timestamp, nonce, signature] = [header('x-vendor'), header('x-timestamp'), header('x-nonce'), header('x-signature')];
  const known = [firstVendor, secondVendor].find((vendor) => vendor.code === code);
  const vendor = known ?? (fault === 'trustsUnknownVendors' ? firstVendor : undefined);
  const fresh = fault === 'takesOldCalls' || Math.abs(Number(timestamp) - Date.now() / 1000) <= 120;
  if (!vendor || !fresh || nonce.length < 16) throw new WalletRefused('INVALID_SIGNATURE');
  const signed = fault === 'signsNoBody' ? '' : body;
  const right = [signatureOf({ method: 'POST', path: request.url!, timestamp, nonce, body: signed }, vendor.secret)];
  // The suite signs the body; a wallet that ignores the body would accept any.
  if (fault === 'signsNoBody' || fault === 'ignoresSignatures') right.push(signature);
  if (fault === 'takesTheKeyAsSignature') right.push(vendor.secret);
  if (!right.includes(signature) || (nonces.has(code + nonce) && fault !== 'takesNoncesTwice'))
    throw new WalletRefused('INVALID_SIGNATURE');
  nonces.add(code + nonce);
  return vendor.code;
}

function bodyOf({ fault }: WalletBooks, name: CallName, text: string): Calls[CallName] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw fault === 'fallsOverText' ? error : new WalletRefused('VALIDATION');
  }
  const tolerant = fault === 'anyAmount' || fault === 'readsAmountsAsNumbers';
  const valid =
    rules[name](body) ||
    (tolerant && rules[name].errors?.every(({ instancePath }) => instancePath === '/amount')) ||
    (fault === 'trustsRollbackAmounts' && name === 'rollback');
  if (!valid || !Object.values(body as object).every(isCleanText)) throw new WalletRefused('VALIDATION');
  return body as Calls[CallName];
}

function isCleanText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}

/** Takes the money of a bet and forgets the call if the caller hung up: the fault that W37 and W39 must catch. */
async function forgetWhoHangsUp(books: WalletBooks, request: http.IncomingMessage, text: string): Promise<void> {
  const hungUp = await once(request.socket, 'close', { signal: AbortSignal.timeout(60) }).then(
    () => true,
    () => false,
  );
  if (!hungUp) return;
  const { sessionId, transactionId } = JSON.parse(text) as Calls['bet'];
  const { playerId, vendor } = books.sessions.get(sessionId)!;
  books.done.delete(books.keyOf(vendor, playerId, transactionId));
}

async function authenticate({ books, vendor }: Calling, { code }: Calls['authenticate']) {
  const session = books.open(code, vendor);
  if (!session) throw new WalletRefused('INVALID_TOKEN');
  const { id, playerId, gameCode, lobby } = session;
  const balanceNow = toDecimal({ minor: books.players.get(playerId)!.balance, currency });
  const site = { language: 'EN', siteOrigin: 'http://site.localhost', playMoney: true };
  return { sessionId: id, playerId, currency, balance: balanceNow, gameCode, lobby, ...site };
}

async function balance(calling: Calling, { sessionId }: Calls['balance']) {
  const session = calling.books.sessions.get(sessionId);
  if (!session) throw new WalletRefused('INVALID_TOKEN');
  const player = playerOf(calling, session.playerId);
  if (calling.books.fault === 'takesAFeeForBalances') player.balance -= 1n;
  return { balance: toDecimal({ minor: player.balance, currency }), currency };
}
