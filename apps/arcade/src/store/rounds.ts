import type { Currency } from '@parlour/domain';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { GameEvent } from '../game.ts';
import type { RefusalCode, RoundState } from '../wire.ts';

export interface Round {
  id: string;
  playerId: string;
  clientKey: string;
  walletSessionId: string;
  gameCode: string;
  /** The hash of the game version that decides the round. */
  packHash: string;
  currency: Currency;
  /** Minor units. */
  stake: bigint;
  /** What the player chose besides the stake, in the game's own shape. */
  input: unknown;
  /** What was chosen inside the round, in order. */
  choices: readonly unknown[];
  seedId: string;
  clientSeed: string;
  nonce: number;
  state: RoundState;
  betTx: string;
  winTx: string;
  rollbackTx: string;
  events: readonly GameEvent[] | null;
  /** Minor units. */
  win: bigint | null;
  balanceAfterBet: string | null;
  balance: string | null;
  refusal: RefusalCode | null;
  /** Wallet calls since the state was entered. */
  attempts: number;
  /** The autoplay that it began in; null where the player pressed. */
  autoplayId: string | null;
  /** The campaign of free rounds it belongs to; null for a round with a stake. */
  freeId: string | null;
  /** When the worker should make the owed call; null when none is owed. */
  dueAt: Date | null;
  createdAt: Date;
}

export type RoundChange = Partial<
  Pick<Round, 'state' | 'input' | 'choices' | 'events' | 'win' | 'balanceAfterBet' | 'balance' | 'refusal' | 'attempts' | 'dueAt'>
>;

export interface RoundStore {
  /** Throws on a second open round of a player in one game, or a client key used before. */
  add(round: Round): void;
  find(id: string): Round | undefined;
  findByKey(playerId: string, clientKey: string): Round | undefined;
  /** The player's round of a game that owes a wallet call. */
  openOf(playerId: string, gameCode: string): Round | undefined;
  /** The player's rounds in any game that owe a wallet call or wait for a choice; at most one of each per game. */
  playing(playerId: string): Pick<Round, 'gameCode' | 'state' | 'seedId' | 'nonce'>[];
  /** The player's rounds that wait for a choice; at most one per game. */
  waitingOf(playerId: string): Round[];
  lastOf(playerId: string, gameCode: string): Round | undefined;
  /** Total stakes and wins of the decided rounds that a window played for money, in minor units. */
  sumsOf(session: Pick<Round, 'playerId' | 'gameCode' | 'walletSessionId'>): { staked: bigint; won: bigint };
  /** When the player's latest round of a game began, and its state. */
  lastBegun(playerId: string, gameCode: string): Pick<Round, 'state' | 'createdAt'> | undefined;
  change(id: string, change: RoundChange): void;
  /** The player's rounds of a game, newest first, only those before `before` if given. */
  history(playerId: string, gameCode: string, limit: number, before?: { createdAt: Date; id: string }): Round[];
  unfinished(): Round[];
  /** Finished rounds with a stake that began within a span, ordered by id; only those after `after` if given. */
  over(gameCodes: readonly string[], span: { from: Date; to: Date }, limit: number, after?: string): Round[];
  /** The longest overdue first, at most 20. */
  due(now: Date): Round[];
}

const columns = {
  state: 'state',
  input: 'input',
  choices: 'choices',
  events: 'events',
  win: 'win',
  balanceAfterBet: 'balance_after_bet',
  balance: 'balance',
  refusal: 'refusal',
  attempts: 'attempts',
  dueAt: 'due_at',
} as const satisfies Record<keyof RoundChange, string>;

export function roundStore(db: DatabaseSync): RoundStore {
  const insert = db.prepare(
    `insert into rounds (id, player_id, client_key, wallet_session_id, game_code, pack_hash, currency, stake, input, seed_id, client_seed, nonce,
      state, bet_tx, win_tx, rollback_tx, autoplay_id, free_id, created_at)
      values (:id, :player, :key, :session, :game, :pack, :currency, :stake, :input, :seed, :clientSeed, :nonce,
      :state, :betTx, :winTx, :rollbackTx, :autoplay, :free, :createdAt)`,
  );
  const updates = new Map<string, StatementSync>();
  const updateOf = (names: readonly (keyof RoundChange)[]) => {
    const set = names.map((name) => `${columns[name]} = ?`).join(', ');
    const known = updates.get(set) ?? db.prepare(`update rounds set ${set} where id = ?`);
    updates.set(set, known);
    return known;
  };
  const byId = db.prepare('select * from rounds where id = ?');
  const byKey = db.prepare('select * from rounds where player_id = ? and client_key = ?');
  const open = db.prepare("select * from rounds where player_id = ? and game_code = ? and state in ('betting', 'paying', 'returning')");
  // The statement names the states exactly as the partial indices do; otherwise SQLite would not use them.
  const playing = db.prepare(
    `select game_code, state, seed_id, nonce from rounds where player_id = :player and state in ('betting', 'paying', 'returning')
      union all select game_code, state, seed_id, nonce from rounds where player_id = :player and state = 'open'`,
  );
  const waiting = db.prepare("select * from rounds where player_id = ? and state = 'open'");
  const last = db.prepare(
    "select * from rounds where player_id = ? and game_code = ? and state in ('paying', 'settled') order by created_at desc, id desc limit 1",
  );
  const begun = db.prepare(
    'select state, created_at from rounds where player_id = ? and game_code = ? order by created_at desc, id desc limit 1',
  );
  const sums = db.prepare(
    "select coalesce(sum(stake), 0) as staked, coalesce(sum(win), 0) as won from rounds where player_id = ? and game_code = ? and wallet_session_id = ? and state in ('paying', 'settled') and free_id is null",
  );
  const page = db.prepare(
    'select * from rounds where player_id = ? and game_code = ? and (created_at, id) < (?, ?) order by created_at desc, id desc limit ?',
  );
  const unfinished = db.prepare("select * from rounds where state in ('betting', 'paying', 'returning')");
  const due = db.prepare('select * from rounds where due_at <= ? order by due_at limit 20');
  const over = db.prepare(
    "select * from rounds where game_code in (select value from json_each(?)) and state in ('settled', 'returned') and free_id is null and created_at >= ? and created_at < ? and id > ? order by id limit ?",
  );
  const one = (row: unknown) => (row === undefined ? undefined : fromRow(row as Row));
  const many = (rows: unknown[]) => rows.map((row) => fromRow(row as Row));
  return {
    add(round) {
      insert.run({
        id: round.id,
        player: round.playerId,
        key: round.clientKey,
        session: round.walletSessionId,
        game: round.gameCode,
        pack: round.packHash,
        currency: round.currency,
        stake: round.stake,
        input: JSON.stringify(round.input),
        seed: round.seedId,
        clientSeed: round.clientSeed,
        nonce: round.nonce,
        state: round.state,
        betTx: round.betTx,
        winTx: round.winTx,
        rollbackTx: round.rollbackTx,
        autoplay: round.autoplayId,
        free: round.freeId,
        createdAt: round.createdAt.toISOString(),
      });
    },
    find: (id) => one(byId.get(id)),
    findByKey: (playerId, clientKey) => one(byKey.get(playerId, clientKey)),
    openOf: (playerId, gameCode) => one(open.get(playerId, gameCode)),
    playing: (playerId) =>
      (playing.all({ player: playerId }) as Row[]).map((row) => ({
        gameCode: row['game_code'] as string,
        state: row['state'] as RoundState,
        seedId: row['seed_id'] as string,
        nonce: row['nonce'] as number,
      })),
    waitingOf: (playerId) => many(waiting.all(playerId)),
    lastOf: (playerId, gameCode) => one(last.get(playerId, gameCode)),
    sumsOf({ playerId, gameCode, walletSessionId }) {
      const row = sums.get(playerId, gameCode, walletSessionId) as { staked: number; won: number };
      return { staked: BigInt(row.staked), won: BigInt(row.won) };
    },
    lastBegun(playerId, gameCode) {
      const row = begun.get(playerId, gameCode) as Row | undefined;
      return row && { state: row['state'] as RoundState, createdAt: new Date(row['created_at'] as string) };
    },
    change(id, change) {
      const names = Object.keys(change) as (keyof RoundChange)[];
      const values = names.map((name) => (name === 'input' ? JSON.stringify(change.input) : toColumn(change[name])));
      updateOf(names).run(...values, id);
    },
    history: (playerId, gameCode, limit, before) =>
      many(page.all(playerId, gameCode, before?.createdAt.toISOString() ?? '9999', before?.id ?? '', limit)),
    unfinished: () => many(unfinished.all()),
    over: (gameCodes, { from, to }, limit, after = '') =>
      many(over.all(JSON.stringify(gameCodes), from.toISOString(), to.toISOString(), after, limit)),
    due: (now) => many(due.all(now.toISOString())),
  };
}

function toColumn(value: RoundChange[Exclude<keyof RoundChange, 'input'>]): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value ?? null;
}

type Row = Record<string, string | number | null>;

function fromRow(row: Row): Round {
  const text = (name: string) => row[name] as string;
  return {
    id: text('id'),
    playerId: text('player_id'),
    clientKey: text('client_key'),
    walletSessionId: text('wallet_session_id'),
    gameCode: text('game_code'),
    packHash: text('pack_hash'),
    currency: text('currency') as Currency,
    stake: BigInt(row['stake']!),
    input: JSON.parse(text('input')),
    choices: JSON.parse(text('choices')) as unknown[],
    seedId: text('seed_id'),
    clientSeed: text('client_seed'),
    nonce: row['nonce'] as number,
    state: text('state') as RoundState,
    betTx: text('bet_tx'),
    winTx: text('win_tx'),
    rollbackTx: text('rollback_tx'),
    events: row['events'] === null ? null : (JSON.parse(text('events')) as GameEvent[]),
    win: row['win'] === null ? null : BigInt(row['win']!),
    balanceAfterBet: row['balance_after_bet'] as string | null,
    balance: row['balance'] as string | null,
    refusal: row['refusal'] as RefusalCode | null,
    attempts: row['attempts'] as number,
    autoplayId: row['autoplay_id'] as string | null,
    freeId: row['free_id'] as string | null,
    dueAt: row['due_at'] === null ? null : new Date(text('due_at')),
    createdAt: new Date(text('created_at')),
  };
}
