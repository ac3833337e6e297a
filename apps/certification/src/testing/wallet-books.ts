import { randomBytes, randomUUID } from 'node:crypto';
import type { PlayerState } from '../players/control.ts';
import type { WalletFault } from './faults.ts';

export interface WalletPlayer {
  id: string;
  balance: bigint;
  state: PlayerState;
  games: Set<string>;
}

export interface WalletSession {
  id: string;
  playerId: string;
  vendor: string;
  gameCode: string;
  lobby: boolean;
}

/** A call that was made, by its key. */
export interface Done {
  kind: string;
  content: string;
  walletTransactionId: string;
  roundId: string | null;
  betTransactionId: string | null;
  amount: bigint;
  undone: boolean;
}

/** The games that the wallet's one site offers. */
export const games = ['reels', 'dice'] as const;
export const currency = 'BDT';

/** Everything that the wallet of the tests remembers, in memory. */
export class WalletBooks {
  readonly players = new Map<string, WalletPlayer>();
  readonly sessions = new Map<string, WalletSession>();
  readonly done = new Map<string, Done>();
  readonly closedRounds = new Set<string>();
  readonly postings: { account: string; amount: bigint }[] = [];
  readonly nonces = new Set<string>();
  readonly fault: WalletFault | null;
  private database: 'there' | 'leaving' | 'away' = 'there';
  private left: () => void = () => undefined;
  private readonly codes = new Map<string, WalletSession>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(fault: WalletFault | null) {
    this.fault = fault;
  }

  /** Stops at the next write, in the middle of the writing call. */
  stopDatabase(): Promise<void> {
    this.database = 'leaving';
    return new Promise((resolve) => (this.left = resolve));
  }

  startDatabase(): void {
    this.database = 'there';
  }

  demandDatabase(): void {
    if (this.database === 'away') throw new Error('the database is away');
  }

  /** Called between the writes of a call. */
  betweenWrites(): void {
    if (this.database === 'leaving') {
      this.database = 'away';
      this.left();
    }
    this.demandDatabase();
  }

  addPlayer(balance: bigint): WalletPlayer {
    const player = { id: randomUUID(), balance, state: 'active' as const, games: new Set<string>() };
    this.players.set(player.id, player);
    this.post(player.id, 'issue', balance);
    return player;
  }

  launch(vendor: string, playerId: string, lobby: boolean): string {
    const code = randomBytes(32).toString('base64url');
    const session = { id: randomUUID(), playerId, vendor, gameCode: games[0], lobby };
    this.players.get(playerId)!.games.add(games[0]);
    this.codes.set(code, session);
    return code;
  }

  open(code: string, vendor: string): WalletSession | undefined {
    const session = this.codes.get(code);
    if (session?.vendor !== vendor) return undefined;
    this.codes.delete(code);
    this.sessions.set(session.id, session);
    return session;
  }

  keyOf(vendor: string, playerId: string, transactionId: string): string {
    if (this.fault === 'idsAcrossPlayers') return JSON.stringify([vendor, transactionId]);
    if (this.fault === 'idsAcrossVendors') return JSON.stringify([playerId, transactionId]);
    return JSON.stringify([vendor, playerId, this.fault === 'cutsIds' ? transactionId.slice(0, 100).trim() : transactionId]);
  }

  /** Runs a player's calls one after another, unless the wallet has the fault of racing. */
  async inTurn<T>(playerId: string, work: () => Promise<T>): Promise<T> {
    if (this.fault?.startsWith('races')) return work();
    const turn = (this.queues.get(playerId) ?? Promise.resolve()).then(work);
    this.queues.set(
      playerId,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Moves money between a player and another account; returns a function that undoes it. */
  post(playerId: string, other: string, amount: bigint): () => void {
    const entries = [
      { account: playerId, amount },
      { account: other, amount: -amount },
    ];
    if (this.fault === 'postsOneSide') entries.pop();
    this.postings.push(...entries);
    return () => entries.forEach((entry) => this.postings.splice(this.postings.indexOf(entry), 1));
  }
}
