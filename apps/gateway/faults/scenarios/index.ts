import type { Scenario } from '../scenario.ts';
import { gatewayKilled } from './f01-gateway-killed.ts';
import { databaseCrashed } from './f02-database-crashed.ts';
import { networkCut } from './f03-network-cut.ts';
import { shuffledCallbacks } from './f04-shuffled-callbacks.ts';
import { overdraftRace } from './f11-overdraft-race.ts';
import { toldToEnd } from './f12-told-to-end.ts';
import { crossingTransfers } from './f13-crossing-transfers.ts';

/** Every fault of security.md, section 5, in order. */
export const scenarios: readonly Scenario[] = [
  gatewayKilled,
  databaseCrashed,
  networkCut,
  shuffledCallbacks,
  overdraftRace,
  toldToEnd,
  crossingTransfers,
];
