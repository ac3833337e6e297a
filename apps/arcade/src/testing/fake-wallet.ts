import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromDecimal, money, toDecimal, type Currency, type Pace } from '@parlour/domain';
import { gameCodes } from '../packs/games.ts';
import { signatureOf } from '../wallet/signature.ts';
import type { PlayedSoFar, WalletRefusalCode } from '../wallet/wallet.ts';
import { requestProblems } from './wallet-contract.ts';

/**
 * What goes wrong with the next call of this name, before or after it takes effect. `drop` cuts the connection, `hang` never answers,
 * `late` answers once another call of this name has come, `twice` sends its answer twice, `refuse` refuses the player.
 */
export interface Fault {
  call: string;
  when: 'before' | 'after';
  how: 500 | 'drop' | 'garbage' | 'hang' | 'late' | 'twice' | 'refuse';
}

interface Player {
  balance: bigint;
  currency: Currency;
}
interface Transaction {
  kind: 'bet' | 'win' | 'rollback' | 'promo';
  playerId: string;
  amount: bigint;
  roundId: string;
  /** The request's content, to tell a repetition from another request with the same id. */
  content: string;
}
export interface Launch {
  playerId?: string;
  gameCode?: string;
  language?: string;
  siteOrigin?: string;
  playMoney?: boolean;
  minBet?: string;
  pace?: Pace;
  played?: PlayedSoFar;
}

/** An operator's wallet over HTTP that keeps the contract: idempotent, signed, with tombstones; its answers can be lost on demand. */
export interface FakeWallet {
  url: string;
  players: Map<string, Player>;
  transactions: Map<string, Transaction>;
  /** Transaction ids of bets whose rollback arrived first. */
  tombstones: Set<string>;
  /** Names of the calls that arrived, in order. */
  calls: string[];
  /** The vendor codes under which they were signed. */
  vendors: string[];
  faults: Fault[];
  /** Sessions in this set may no longer bet. */
  ended: Set<string>;
  /** Requests that break the contract. */
  violations: string[];
  launch(launch?: Launch): string;
  /** Resolves when the next call of this name has had its effect (or its fault). */
  next(call: string): Promise<void>;
  close(): Promise<void>;
}

type Answer = { status: number; body: object };
type Reply = Answer | 'drop' | 'garbage' | 'hang' | { late: Promise<void>; answer: Answer } | { twice: Answer };

export async function startFakeWallet(keys: Readonly<Record<string, string>>): Promise<FakeWallet> {
  const codes = new Map<string, Launch>();
  const sessions = new Map<string, string>();
  const nonces = new Set<string>();
  const waiting: { call: string; resolve: () => void }[] = [];
  const wallet: FakeWallet = {
    url: '',
    players: new Map([['player-1', { balance: 100_000n, currency: 'BDT' }]]),
    transactions: new Map(),
    tombstones: new Set(),
    calls: [],
    vendors: [],
    faults: [],
    ended: new Set(),
    violations: [],
    launch(launch = {}) {
      const code = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x');
      codes.set(code, launch);
      return code;
    },
    next: (call) => new Promise((resolve) => waiting.push({ call, resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };

  const handlers: Record<string, (body: Record<string, string>) => Answer> = {
    authenticate({ code }) {
      const launch = codes.get(code!);
      if (!launch) return refuse(401, 'TOKEN_EXPIRED');
      codes.delete(code!);
      const sessionId = crypto.randomUUID();
      const playerId = launch.playerId ?? 'player-1';
      sessions.set(sessionId, playerId);
      const { currency, balance } = wallet.players.get(playerId)!;
      const {
        gameCode = gameCodes[0],
        language = 'EN',
        siteOrigin = 'http://lotus.localhost:4300',
        playMoney = false,
        minBet,
        pace,
        played,
      } = launch;
      return ok({
        sessionId,
        playerId,
        currency,
        balance: toDecimal(money(balance, currency)),
        playMoney,
        gameCode,
        language,
        siteOrigin,
        ...(minBet ? { minBet } : {}),
        ...(pace ? { pace } : {}),
        ...(played ? { played } : {}),
      });
    },
    balance({ sessionId }) {
      const player = wallet.players.get(sessions.get(sessionId!) ?? '');
      return player
        ? ok({ balance: toDecimal(money(player.balance, player.currency)), currency: player.currency })
        : refuse(401, 'INVALID_TOKEN');
    },
    bet(body) {
      const playerId = sessions.get(body['sessionId']!);
      if (!playerId) return refuse(401, 'INVALID_TOKEN');
      const player = wallet.players.get(playerId)!;
      const amount = fromDecimal(body['amount']!, player.currency).minor;
      const known = wallet.transactions.get(body['transactionId']!);
      if (known) return repeated(known, body, player);
      if (wallet.ended.has(body['sessionId']!)) return refuse(401, 'TOKEN_EXPIRED');
      if (wallet.tombstones.has(body['transactionId']!)) return refuse(409, 'ROLLED_BACK');
      if (player.balance < amount)
        return {
          status: 402,
          body: { code: 'NOT_ENOUGH_MONEY', message: 'refused', balance: toDecimal(money(player.balance, player.currency)) },
        };
      return post('bet', playerId, player, -amount, body);
    },
    win(body) {
      const player = wallet.players.get(body['playerId']!)!;
      const known = wallet.transactions.get(body['transactionId']!);
      if (known) return repeated(known, body, player);
      if (!wallet.transactions.has(body['betTransactionId']!)) return refuse(409, 'ROLLED_BACK');
      return post('win', body['playerId']!, player, fromDecimal(body['amount']!, player.currency).minor, body);
    },
    promo(body) {
      const player = wallet.players.get(body['playerId']!)!;
      const known = wallet.transactions.get(body['transactionId']!);
      if (known) return repeated(known, body, player);
      return post('promo', body['playerId']!, player, fromDecimal(body['amount']!, player.currency).minor, body);
    },
    rollback(body) {
      const player = wallet.players.get(body['playerId']!)!;
      const known = wallet.transactions.get(body['transactionId']!);
      if (known) return repeated(known, body, player);
      const bet = wallet.transactions.get(body['betTransactionId']!);
      wallet.tombstones.add(body['betTransactionId']!);
      if (!bet) return refuse(404, 'TRANSACTION_DOES_NOT_EXIST');
      return post('rollback', body['playerId']!, player, -bet.amount, body);
    },
  };

  function post(kind: Transaction['kind'], playerId: string, player: Player, amount: bigint, body: Record<string, string>): Answer {
    player.balance += amount;
    wallet.transactions.set(body['transactionId']!, { kind, playerId, amount, roundId: body['roundId']!, content: JSON.stringify(body) });
    return transacted(body['transactionId']!, player);
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const raw = await readBody(request);
    const name = request.url!.replace('/wallet/v1/', '');
    wallet.calls.push(name);
    wallet.vendors.push(String(request.headers['x-vendor']));
    const header = (header: string) => String(request.headers[header]);
    const nonce = header('x-nonce');
    const signature = signatureOf(keys[header('x-vendor')] ?? '', {
      method: 'POST',
      path: request.url!,
      timestamp: header('x-timestamp'),
      nonce,
      body: raw,
    });
    if (header('x-signature') !== signature || nonces.has(nonce)) return refuse(401, 'INVALID_SIGNATURE');
    nonces.add(nonce);
    const body = JSON.parse(raw) as Record<string, string>;
    wallet.violations.push(...requestProblems(request.url!, body));
    const at = wallet.faults.findIndex(({ call }) => call === name);
    const fault = at === -1 ? undefined : wallet.faults.splice(at, 1)[0];
    const result = fault?.when === 'before' ? undefined : handlers[name]!(body);
    for (const { resolve } of waiting.filter(({ call }) => call === name)) resolve();
    const made = result ?? refuse(503, 'UNKNOWN');
    if (fault?.how === 500) return { status: 500, body: { code: 'UNKNOWN', message: 'fault' } };
    if (fault?.how === 'refuse') return refuse(403, 'USER_DISABLED');
    if (fault?.how === 'late') return { late: wallet.next(name), answer: made };
    if (fault?.how === 'twice') return { twice: made };
    return fault?.how ?? made;
  }

  const server = createServer((request, response) => {
    void answer(request).then((result) => send(response, result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return wallet;
}

function repeated(known: Transaction, body: Record<string, string>, player: Player): Answer {
  return known.content === JSON.stringify(body) ? transacted(body['transactionId']!, player) : refuse(409, 'DUPLICATE_TRANSACTION');
}

function transacted(transactionId: string, { balance, currency }: Player): Answer {
  return ok({ walletTransactionId: `w-${transactionId}`, balance: toDecimal(money(balance, currency)), currency });
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function refuse(status: number, code: WalletRefusalCode): Answer {
  return { status, body: { code, message: 'refused' } };
}

async function send(response: ServerResponse, result: Reply): Promise<void> {
  if (result === 'hang') return;
  if (result === 'drop') return void response.destroy();
  if (result === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if ('late' in result) {
    await result.late;
    return send(response, result.answer);
  }
  if ('twice' in result) {
    const text = JSON.stringify(result.twice.body);
    const head = `HTTP/1.1 ${result.twice.status} Twice\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n`;
    return void response.socket!.write((head + text).repeat(2));
  }
  response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
