import type { MotifName } from '@parlour/gateway/catalogue';
import type { DriftName } from './drifts.ts';

/** How a picture is framed: where the focal picture stands, how close the viewer is to it, how it is turned, and what is in the air. */
export interface Composition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
  readonly drift: DriftName;
}

type Given = readonly [drift: DriftName, scale?: number, x?: number, y?: number, turn?: number];

/**
 * Heads are close up, things on tables seen from nearby, whatever flies or sails leans; tiles have words at the bottom, so the focal
 * picture sits higher.
 */
const given: Readonly<Record<MotifName, Given>> = {
  lotusLantern: ['petals', 1.12, 150, 184],
  ferry: ['lamps', 1.16, 158, 192, -4],
  kite: ['petals', 1.2, 146, 176, 8],
  mango: ['rain', 1.2, 150, 184],
  rickshaw: ['confetti', 1.14, 150, 190],
  tiger: ['embers', 1.42, 150, 200],
  peacock: ['rain', 1.16, 150, 180],
  elephant: ['petals', 1.28, 150, 192],
  marigold: ['petals', 1.22, 150, 178],
  drum: ['sparks', 1.2, 150, 186],
  teapot: ['leaves', 1.14, 150, 186, -6],
  pearl: ['bubbles', 1.22, 150, 184],
  lighthouse: ['rain', 1.12, 150, 186],
  galleon: ['spray', 1.24, 156, 186, -6],
  dragon: ['embers', 1.3, 150, 190],
  mask: ['confetti', 1.3, 150, 176],
  volcano: ['embers', 1.2, 150, 190],
  crown: ['snow', 1.26, 150, 180],
  comet: ['dust', 1.26, 150, 180],
  pyramid: ['dust', 1.16, 150, 186],
  gem: ['sparks', 1.2, 150, 182],
  fox: ['sparks', 1.36, 150, 190],
  phoenix: ['embers', 1.24, 150, 178],
  monkey: ['leaves', 1.3, 150, 190],
  cherry: ['sparks', 1.22, 150, 182, 5],
  seven: ['sparks', 1.18, 150, 178, -4],
  coconut: ['confetti', 1.18, 150, 184, -7],
  piglet: ['coins', 1.28, 150, 188],
  cat: ['coins', 1.24, 150, 190],
  chest: ['bubbles', 1.18, 150, 186],
  panda: ['leaves', 1.28, 150, 190],
  rabbit: ['dust', 1.2, 150, 188],
  fan: ['petals', 1.2, 150, 184, -8],
  temple: ['lamps', 1.16, 150, 184],
  baccarat: ['sparks', 1.16, 150, 182],
  roulette: ['lamps', 1.42, 150, 206, -12],
  blackjack: ['dust', 1.26, 150, 182, -5],
  dice: ['bubbles', 1.22, 150, 184],
  dragonTiger: ['embers', 1.42, 150, 190],
  threeCards: ['petals', 1.24, 150, 182],
  fanTan: ['spray', 1.22, 150, 180],
  ox: ['embers', 1.34, 150, 186],
  garlandCards: ['petals', 1.2, 150, 180],
  moneyWheel: ['coins', 1.36, 150, 200],
  koi: ['bubbles', 1.26, 150, 184],
  octopus: ['bubbles', 1.26, 150, 184],
  crocodile: ['bubbles', 1.3, 150, 192],
  jellyfish: ['bubbles', 1.22, 150, 182],
  shark: ['bubbles', 1.34, 150, 200],
  angler: ['bubbles', 1.28, 156, 184],
  turtle: ['bubbles', 1.2, 150, 184, 10],
  seahorse: ['bubbles', 1.22, 150, 182],
  teacupCards: ['lamps', 1.18, 150, 184],
  meld: ['leaves', 1.2, 150, 184],
  chips: ['sparks', 1.2, 150, 186],
  domino: ['dust', 1.24, 150, 184],
  mahjong: ['petals', 1.22, 150, 184],
  bigFan: ['lamps', 1.22, 150, 184],
  riverChess: ['dust', 1.24, 150, 186],
  knight: ['leaves', 1.26, 158, 188],
  ludo: ['confetti', 1.22, 150, 182],
  carrom: ['lamps', 1.28, 150, 184, 10],
  bingo: ['confetti', 1.2, 150, 182],
  snakeLadder: ['leaves', 1.24, 150, 184],
  backgammon: ['spray', 1.28, 150, 184, -8],
  mancala: ['dust', 1.26, 150, 184],
  football: ['confetti', 1.2, 150, 190],
  cricket: ['dust', 1.2, 150, 186],
  shuttle: ['snow', 1.24, 150, 182],
  basketball: ['confetti', 1.2, 150, 184],
  gamepad: ['sparks', 1.28, 150, 180, -12],
  shield: ['sparks', 1.22, 150, 182],
  racer: ['sparks', 1.26, 150, 190],
  headset: ['sparks', 1.24, 150, 180],
  rooster: ['embers', 1.34, 150, 196],
  roosterDuel: ['lamps', 1.22, 150, 188],
  cockerelSun: ['dust', 1.24, 146, 186],
  ballDrum: ['confetti', 1.2, 150, 184],
  ticket: ['coins', 1.2, 150, 180],
  ballPyramid: ['leaves', 1.22, 150, 184],
  speedBalls: ['sparks', 1.26, 150, 182],
  kenoGrid: ['lamps', 1.2, 150, 184, 6],
  bambooDice: ['leaves', 1.16, 150, 178],
  oysterGrid: ['bubbles', 1.08, 150, 184],
  pagodaDoors: ['petals', 1.14, 150, 184],
  tideCards: ['spray', 1.16, 150, 184],
  fireflyJar: ['lamps', 1.14, 150, 186],
  raindropSteps: ['rain', 1.12, 150, 190],
  parasol: ['petals', 1.12, 150, 188],
  starfish: ['bubbles', 1.16, 150, 180],
  clockBalls: ['sparks', 1.22, 150, 182],
};

export function compositionOf(motif: MotifName): Composition {
  const [drift, scale = 1.1, x = 150, y = 186, turn = 0] = given[motif];
  return { drift, scale, x, y, turn };
}
