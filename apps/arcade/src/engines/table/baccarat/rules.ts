import { share, type Fraction } from '../../fraction.ts';
import { aceLow, deck, type Card } from '../cards.ts';

const decks = 8;
/** The most cards that a coup takes. */
export const mostCards = 6;

export const bets = [
  'player',
  'banker',
  'bankerFree',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'superSix',
] as const;
type BaccaratBet = (typeof bets)[number];
/** Bets on the first four cards alone. */
const pairBets: readonly BaccaratBet[] = ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair'];

interface Coup {
  readonly result: 'player' | 'banker' | 'tie';
  readonly player: number;
  readonly banker: number;
  /** How many cards it took. */
  readonly used: number;
  /** Whether the banker drew a third card. */
  readonly bankerDrew: boolean;
}

export function pointsOf(card: Card): number {
  const number = aceLow(card);
  return number > 9 ? 0 : number;
}

/** Deals a coup from the points of the next six cards, in the order P1 B1 P2 B2, then the third cards (games.md D2). */
export function coupOf(points: readonly number[]): Coup {
  const [p1, b1, p2, b2] = points as [number, number, number, number];
  let [player, banker, used, bankerDrew] = [(p1 + p2) % 10, (b1 + b2) % 10, 4, false];
  if (player < 8 && banker < 8) {
    const third = player <= 5 ? points[used++]! : undefined;
    bankerDrew = third === undefined ? banker <= 5 : drawsAgainst(banker, third);
    if (third !== undefined) player = (player + third) % 10;
    if (bankerDrew) banker = (banker + points[used++]!) % 10;
  }
  return { result: player === banker ? 'tie' : player > banker ? 'player' : 'banker', player, banker, used, bankerDrew };
}

/** Whether the banker draws after the player's third card. */
function drawsAgainst(banker: number, third: number): boolean {
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  // From 2, 4 and 6, by what the banker holds.
  return banker <= 6 && third >= 2 * (banker - 3) && third <= 7;
}

/** What a bet gives back per unit, in ten-thousandths; `cards` are at least the first four. */
export function paysOf(bet: BaccaratBet, { result, banker, used, bankerDrew }: Coup, cards: readonly Card[]): number {
  switch (bet) {
    case 'player':
      return result === 'tie' ? 10_000 : result === 'player' ? 20_000 : 0;
    case 'banker':
      return result === 'tie' ? 10_000 : result === 'banker' ? 19_500 : 0;
    case 'bankerFree':
      return result === 'tie' ? 10_000 : result === 'banker' ? (banker === 6 ? 15_000 : 20_000) : 0;
    case 'tie':
      return result === 'tie' ? 100_000 : 0;
    case 'big':
      return used > 4 ? 15_400 : 0;
    case 'small':
      return used === 4 ? 25_000 : 0;
    case 'superSix':
      return result === 'banker' && banker === 6 ? (bankerDrew ? 220_000 : 160_000) : 0;
    default:
      return paysOnPairs(bet, cards);
  }
}

function paysOnPairs(bet: BaccaratBet, [p1, b1, p2, b2]: readonly Card[]): number {
  const [player, banker] = [p1!.rank === p2!.rank, b1!.rank === b2!.rank];
  if (bet === 'playerPair') return player ? 130_000 : 0;
  if (bet === 'bankerPair') return banker ? 130_000 : 0;
  if (bet === 'eitherPair') return player || banker ? 65_000 : 0;
  const perfect = [player && p1!.suit === p2!.suit, banker && b1!.suit === b2!.suit].filter(Boolean).length;
  return [0, 270_000, 2_010_000][perfect]!;
}

/** What a bet gives back on average from a full shoe, by enumeration. */
export function returnOf(bet: BaccaratBet): Fraction {
  let [paid, all] = [0n, 0n];
  for (const { coup, cards, ways } of pairBets.includes(bet) ? firstFours() : coups()) {
    paid += BigInt(paysOf(bet, coup, cards)) * ways;
    all += ways;
  }
  return share(paid, all * 10_000n);
}

/** What can be dealt, as far as bets tell it apart, and by how many sequences of cards. */
interface Dealt {
  coup: Coup;
  cards: readonly Card[];
  ways: bigint;
}

let dealtCoups: Dealt[] | undefined;

/** Over every sequence of six points, whether all are used or not; worked out once. */
function coups(): Dealt[] {
  if (dealtCoups) return dealtCoups;
  const left = Array.from({ length: 10 }, (_, points) => decks * deck.filter((card) => pointsOf(card) === points).length);
  const known = new Map<string, { coup: Coup; ways: number }>();
  const points: number[] = [];
  const deal = (ways: number): void => {
    if (points.length === mostCards) {
      const coup = coupOf(points);
      const key = `${coup.result} ${coup.banker} ${coup.used} ${coup.bankerDrew}`;
      // All sequences together are fewer than 2^53.
      known.set(key, { coup, ways: ways + (known.get(key)?.ways ?? 0) });
      return;
    }
    for (let next = 0; next < left.length; next += 1) {
      const copies = left[next]!;
      left[next] = copies - 1;
      points.push(next);
      deal(ways * copies);
      points.pop();
      left[next] = copies;
    }
  };
  deal(1);
  return (dealtCoups = [...known.values()].map(({ coup, ways }) => ({ coup, cards: [], ways: BigInt(ways) })));
}

/** Every first four cards of which the first is the two of clubs: all cards are alike. No bet on them asks for the coup. */
function firstFours(): Dealt[] {
  const coup = coupOf([0, 0, 8, 8]);
  const copiesLeft = (card: Card, before: readonly Card[]) => decks - before.filter((each) => each === card).length;
  const [first] = deck as [Card];
  return deck.flatMap((b1) =>
    deck.flatMap((p2) =>
      deck.map((b2) => {
        const ways = copiesLeft(b1, [first]) * copiesLeft(p2, [first, b1]) * copiesLeft(b2, [first, b1, p2]);
        return { coup, cards: [first, b1, p2, b2], ways: BigInt(ways) };
      }),
    ),
  );
}
