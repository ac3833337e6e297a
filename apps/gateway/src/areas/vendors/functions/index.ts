import { answer } from './answer.ts';
import { batch } from './batch.ts';
import { bet } from './bet.ts';
import { call } from './call.ts';
import { closeRound } from './close-round.ts';
import { endRound } from './end-round.ts';
import { gate } from './gate.ts';
import { memory } from './remember.ts';
import { money } from './money.ts';
import { promo } from './promo.ts';
import { rollback } from './rollback.ts';
import { round } from './round.ts';
import { tells } from './tell.ts';
import { win } from './win.ts';

/** The vendor wallet: `wallet_call` and its parts, in order of dependency. */
export const wallet: readonly string[] = [
  ...gate,
  ...answer,
  ...money,
  ...memory,
  ...round,
  ...bet,
  ...win,
  ...promo,
  ...rollback,
  ...endRound,
  ...batch,
  ...tells,
  ...call,
  ...closeRound,
];
