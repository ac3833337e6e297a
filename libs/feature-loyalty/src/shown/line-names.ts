import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameType } from '@parlour/domain';

/** What each product line is called. */
export const lineNames = {
  RNG: msg`Slots`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  PVP: msg`Card games`,
  BGS: msg`Table games`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`Esports`,
  COCKFIGHT: msg`Cockfighting`,
  LOTT: msg`Lottery`,
  ELOTT: msg`Fast draws`,
} as const satisfies Record<GameType, MessageDescriptor>;
