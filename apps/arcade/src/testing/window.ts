import type { AskedRound, Connection, SessionView } from '../shell/connection.ts';
import type { Fairness, RoundAnswer, RoundEvent } from '../wire.ts';

const fairness: Fairness = {
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: 'mine',
  nonce: 4,
  revealed: null,
};

/** A session of a player with ৳100 who has not played this game yet. */
export function aSession(gameCode: string): SessionView {
  return {
    gameCode,
    currency: 'BDT',
    balance: '100.00',
    playMoney: true,
    language: 'EN',
    siteOrigin: 'http://lotus.localhost:4300',
    stakes: ['1.00', '2.00', '5.00'],
    pace: null,
    played: { since: '2030-01-01T00:00:00.000Z', ms: 0, staked: '0.00', won: '0.00' },
    heardAt: 0,
    fairness,
    lastRound: null,
    freeRounds: null,
    openRound: null,
  };
}

/** A round that is over, after which the player has ৳112.50. */
export function settledRound({ key, stake, input }: AskedRound, events: readonly RoundEvent[], win: string): RoundAnswer {
  return {
    roundId: '01890000-0000-7000-8000-000000000000',
    key,
    state: 'settled',
    currency: 'BDT',
    stake,
    input,
    choices: 0,
    win,
    events,
    balanceAfterBet: '95.00',
    balance: '112.50',
    refusal: null,
    freeRounds: null,
    fairness: { serverSeedHash: fairness.serverSeedHash, clientSeed: 'mine', nonce: 4 },
    verifierUrl: null,
    at: '2030-01-01T00:00:00Z',
  };
}

/** A server whose rounds come from `round`; its history is one of them. */
export function aConnection(round: (asked: AskedRound) => RoundAnswer): Connection {
  const earlier = { key: 'k', stake: '5.00', input: {} };
  return {
    begin: () => Promise.reject(new Error('the session has begun')),
    balance: async () => '100.00',
    round: async (asked) => round(asked),
    autoplay: async () => ({ id: '01890000-0000-7000-8000-00000000000a' }),
    choose: () => Promise.reject(new Error('no round waits for a choice')),
    fairness: async () => fairness,
    chooseClientSeed: async (clientSeed) => ({ ...fairness, clientSeed }),
    rotateSeed: async () => fairness,
    history: async () => ({ rounds: [round(earlier)], more: false }),
  };
}
