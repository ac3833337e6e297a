import { z } from 'zod';
import { engineOf, type Engine } from '../engines/engines.ts';
import { share, toPercent } from '../engines/fraction.ts';
import type { GameEvent, PackHead, Rules } from '../game.ts';

/** The smallest engine there can be: the player says heads or tails, and one number decides. */
interface TossPack extends PackHead {
  /** Units for a right guess. */
  pays: number;
}
type Side = 'heads' | 'tails';
interface Landed extends GameEvent {
  type: 'reveal';
  side: Side;
}
interface Paid extends GameEvent {
  type: 'pay';
  win: number;
}
type TossEvent = Landed | Paid;

const sides: readonly Side[] = ['heads', 'tails'];

const schema = z.strictObject({
  pack: z.string(),
  version: z.int(),
  engine: z.literal('test/toss'),
  vendor: z.string(),
  stakeUnits: z.int(),
  bets: z.array(z.int()),
  rtpTarget: z.string(),
  figures: z.strictObject({ rtp: z.string(), hitRate: z.string(), largestWin: z.number() }),
  pays: z.int(),
});

const rules: Rules<TossPack, { side: Side }, TossEvent> = {
  readInput(value) {
    const side = sides.find((each) => each === (value as { side?: unknown } | null)?.side);
    return side && { side };
  },
  play({ pays }, { side }, draw) {
    const landed = sides[draw(2)]!;
    const reveal: Landed = { type: 'reveal', side: landed };
    return landed === side ? { events: [reveal, { type: 'pay', win: pays }], win: pays } : { events: [reveal], win: 0 };
  },
  outcomeMark: ([landed]) => (landed as Landed).side,
  describe: (_pack, [landed]) => [`The coin shows ${(landed as Landed).side}`],
};

export const tossEngine: Engine = engineOf(
  schema,
  rules,
  ({ pays, stakeUnits }) => ({
    method: 'closed-form',
    rtp: share(pays, 2 * stakeUnits),
    parts: {},
    hitRate: share(1, 2),
    variance: (pays / stakeUnits) ** 2 / 4,
    maxWin: pays / stakeUnits,
    told: { rtp: toPercent(share(pays, 2 * stakeUnits)), hitRate: '50.00', largestWin: pays / stakeUnits },
    unreachable: [],
    eventKinds: ['reveal', 'pay'],
  }),
  () => ({ side: 'heads' }),
);
