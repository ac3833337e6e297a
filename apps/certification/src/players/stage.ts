import type { Caller, Vendor } from '../wallet/caller.ts';
import { accepted, CaseSkipped } from '../verdict.ts';
import type { BooksRow, Control, PlayerState } from './control.ts';
import type { FilePlayer, PlayersFile } from './file.ts';

/** A player in a game, as the vendor knows them. */
export interface Session {
  sessionId: string;
  playerId: string;
  currency: string;
  gameCode: string;
}

/** Where the suite's players come from: the operator's control endpoint creates them, or a file lists prepared ones. */
export interface Stage {
  /** Whether every player is newly created, so that there is no limit on their number. */
  readonly endless: boolean;
  /** An active player with money; `index` tells apart the players that one case needs. */
  player(caller: Caller, index: number): Promise<Session>;
  /** A player who is already in `state`; skips the case if there is none. */
  playerIn(state: PlayerState, caller: Caller): Promise<Session>;
  /** A session of the player's in the vendor's lobby, and another game there. */
  lobby(caller: Caller, player: Session): Promise<{ session: Session; otherGame: string | null }>;
  /** Changes the state of a player; skips the case if that is impossible. */
  change(player: Session, state: PlayerState): Promise<void>;
  /** A second vendor, and a session of the first player with it. */
  secondVendor(): { vendor: Vendor; session(caller: Caller, player: Session): Promise<Session> };
  books(players: readonly string[]): Promise<BooksRow[]>;
}

/** What each new player has, in major units. */
const startMoney = '1000';

export function controlledStage(control: Control, second: Vendor | undefined): Stage {
  const launch = async (caller: Caller, { playerId }: Session, lobby: boolean) => {
    const { code, otherGame } = await control.ask('certify launch', { vendor: caller.vendor.code, playerId, lobby });
    return { session: await opened(caller, code), otherGame };
  };
  const player = async (caller: Caller) =>
    opened(caller, (await control.ask('certify player', { vendor: caller.vendor.code, amount: startMoney })).code);
  return {
    endless: true,
    player,
    lobby: (caller, asked) => launch(caller, asked, true),
    async playerIn(state, caller) {
      const made = await player(caller);
      await control.ask('certify state', { playerId: made.playerId, state });
      return made;
    },
    async change({ playerId }, state) {
      await control.ask('certify state', { playerId, state });
    },
    secondVendor() {
      if (!second) throw new CaseSkipped('no second vendor is named: give --second-vendor CODE:SECRET');
      return { vendor: second, session: async (caller, asked) => (await launch(caller, asked, false)).session };
    },
    books: (players) => control.ask('certify books', { players: [...players] }),
  };
}

/** The same stage whose players also hold bonus money, granted by `give`: a wallet that divides stakes must pass the same cases. */
export function bonusStage(stage: Stage, give: (player: Session) => Promise<void>): Stage {
  return {
    ...stage,
    async player(caller, index) {
      const player = await stage.player(caller, index);
      await give(player);
      return player;
    },
  };
}

export function filedStage(file: PlayersFile): Stage {
  const sessions = new Map<FilePlayer, Promise<Session>>();
  const sessionOf = (player: FilePlayer, caller: Caller) => {
    const session = sessions.get(player) ?? ('code' in player ? opened(caller, player.code) : Promise.resolve(player));
    sessions.set(player, session);
    return session;
  };
  const inState = (state: PlayerState) => file.players.filter((player) => player.state === state);
  const cannot = (what: string): never => {
    throw new CaseSkipped(`${what} needs a control endpoint: give --control URL`);
  };
  return {
    endless: false,
    async player(caller, index) {
      const player = inState('active')[index];
      if (!player) throw new CaseSkipped(`the players file has fewer than ${index + 1} active players`);
      return sessionOf(player, caller);
    },
    async playerIn(state, caller) {
      const [player] = inState(state);
      if (!player) throw new CaseSkipped(`the players file has no player in the state "${state}", and there is no control endpoint`);
      return sessionOf(player, caller);
    },
    lobby: async () => cannot('a launch of the lobby'),
    change: async () => cannot("changing a player's state in the middle of a round"),
    secondVendor() {
      const second = file.secondVendor;
      if (!second) throw new CaseSkipped('the players file names no second vendor');
      return { vendor: { code: second.code, secret: second.secret }, session: (caller) => sessionOf(second.player, caller) };
    },
    books: async () => cannot('reading the ledger'),
  };
}

async function opened(caller: Caller, code: string): Promise<Session> {
  const { sessionId, playerId, currency, gameCode } = accepted(await caller.call('authenticate', { code }), 'AuthenticateAnswer');
  return { sessionId, playerId, currency, gameCode };
}
