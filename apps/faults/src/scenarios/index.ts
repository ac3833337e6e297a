import type { Scenario } from '../scenario.ts';
import { gatewayKilled } from './f01-gateway-killed.ts';
import { databaseCrashed } from './f02-database-crashed.ts';
import { networkCut } from './f03-network-cut.ts';
import { shuffledCallbacks } from './f04-shuffled-callbacks.ts';
import { wrongClock } from './f05-wrong-clock.ts';
import { doubleSettlement } from './f06-double-settlement.ts';
import { diskFull } from './f07-disk-full.ts';
import { slowDatabase } from './f08-slow-database.ts';
import { herdAtClose } from './f09-herd-at-close.ts';
import { reconnectStorm } from './f10-reconnect-storm.ts';
import { overdraftRace } from './f11-overdraft-race.ts';
import { toldToEnd } from './f12-told-to-end.ts';
import { crossingTransfers } from './f13-crossing-transfers.ts';

/** Every fault of security.md, section 5, in order. */
export const scenarios: readonly Scenario[] = [
  gatewayKilled,
  databaseCrashed,
  networkCut,
  shuffledCallbacks,
  wrongClock,
  doubleSettlement,
  diskFull,
  slowDatabase,
  herdAtClose,
  reconnectStorm,
  overdraftRace,
  toldToEnd,
  crossingTransfers,
];
