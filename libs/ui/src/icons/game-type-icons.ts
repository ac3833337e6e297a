import type { GameType } from '@parlour/domain';
import type { IconComponent } from './icon.tsx';
import {
  BoardIcon,
  CardsIcon,
  CockfightIcon,
  ELotteryIcon,
  EsportsIcon,
  FishIcon,
  LiveIcon,
  LotteryIcon,
  SlotsIcon,
  SportsIcon,
} from './games.ts';

/** The icon of each product line, for navigation and section headers. */
export const gameTypeIcons = {
  RNG: SlotsIcon,
  LIVE: LiveIcon,
  FISH: FishIcon,
  PVP: CardsIcon,
  BGS: BoardIcon,
  SPORTS: SportsIcon,
  ESPORTS: EsportsIcon,
  COCKFIGHT: CockfightIcon,
  LOTT: LotteryIcon,
  ELOTT: ELotteryIcon,
} as const satisfies Record<GameType, IconComponent>;
