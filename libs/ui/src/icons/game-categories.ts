// Subcategories of slots and live tables (specification 3); shown in lists, not in the first view.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const scratch = box(3.5, 5, 17, 14, 2.5);
const screen = box(3, 4, 18, 13, 2.5);
const table = 'M3 7h18a9 9 0 0 1-18 0z';
const board = box(4, 4, 16, 16, 2.5);
const die = box(3.5, 9.5, 11, 11, 2.5);
const ace = box(5, 3.5, 14, 17, 2.5);
const middle = box(8.5, 3.5, 7, 11, 1.5);
const bowl = 'M5 12.5a7 7 0 0 1 14 0z';
const bull =
  'M7.5 9.7c0-1 .5-2.1 1.5-2.6h6c1 .5 1.5 1.6 1.5 2.6v2.8c0 1.4-.6 2-1 3.5-.5 1.8-1.7 3.5-3.5 3.5S9 17.8 8.5 16c-.4-1.5-1-2.1-1-3.5z';
const flower = 'M9.5 8.6a2.9 2.9 0 1 1 5 0 2.9 2.9 0 1 1 1.5 4.7 2.9 2.9 0 1 1-4 2.9 2.9 2.9 0 1 1-4-2.9 2.9 2.9 0 1 1 1.5-4.7z';

export const ScratchCardIcon = icon([scratch, 'M6.8 15l4.2-4.2M9 16.2l5.2-5.2M12.8 16.2l3-3', circle(16.6, 8.7, 1.4)], { tone: scratch });
export const VideoPokerIcon = icon(
  [screen, 'M9 20.5h6M12 17v3.5M12 14c-2.7-1.9-3.8-3.2-3.8-4.6a2 2 0 0 1 3.8-.8 2 2 0 0 1 3.8.8c0 1.4-1.1 2.7-3.8 4.6z'],
  { tone: screen },
);
export const TableGamesIcon = icon([table, 'M7.5 7a4.5 4.5 0 0 0 9 0M12 16v4.5M8.5 20.5h7'], { tone: table });
export const ArcadeIcon = icon([box(4, 15.5, 16, 5, 2), 'M12 15.5V9.2', circle(12, 6.4, 2.8), dot(17, 12.6)], {
  tone: circle(12, 6.4, 2.8),
});
export const BingoIcon = icon([board, 'M9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16', dot(12, 12), dot(6.7, 17.3), dot(17.3, 6.7)], {
  tone: 'M9.3 9.3h5.4v5.4H9.3z',
});
export const FishingIcon = icon(['M15 3v11.5a4.75 4.75 0 0 1-9.5 0V11l3.2 2.8', circle(15, 7.6, 2.1)], { tone: circle(15, 7.6, 2.1) });
export const BaccaratIcon = icon(
  [box(3.5, 4, 8, 11.5, 1.75), box(12.5, 8.5, 8, 11.5, 1.75), 'M7.5 7.5l1.6 2.2-1.6 2.2-1.6-2.2z', circle(16.5, 14.2, 1.4)],
  { tone: box(3.5, 4, 8, 11.5, 1.75) },
);
export const SicBoIcon = icon(
  [die, 'M9.5 6V5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H18', dot(6.8, 12.8), dot(9, 15), dot(11.2, 17.2), dot(16.8, 7.2)],
  { tone: die },
);
export const DiceIcon = icon([board, dot(8.3, 8.3), dot(15.7, 8.3), dot(12, 12), dot(8.3, 15.7), dot(15.7, 15.7)], { tone: board });
export const RouletteIcon = icon(
  [
    circle(12, 12, 9),
    circle(12, 12, 5.5),
    dot(12, 12),
    'M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21M5.6 5.6l2.5 2.5M18.4 5.6l-2.5 2.5M5.6 18.4l2.5-2.5M18.4 18.4l-2.5-2.5',
  ],
  { tone: circle(12, 12, 5.5) },
);
export const DragonTigerIcon = icon([circle(12, 12, 9), 'M12 3a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 0 0 9', dot(12, 7.5), dot(12, 16.5)], {
  tone: 'M12 3a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 0 0 9 9 9 0 0 1 0-18z',
});
export const BlackjackIcon = icon(
  [ace, 'M12 7.2c3.2 2.7 4.3 4.2 4.3 5.7a2.2 2.2 0 0 1-4.3.6 2.2 2.2 0 0 1-4.3-.6c0-1.5 1.1-3 4.3-5.7zM12 13v3.8'],
  { tone: ace },
);
export const ThreeCardsIcon = icon(
  [
    middle,
    'M8.5 5.8l-3.2.9a1.5 1.5 0 0 0-1 1.8l2 7.6a1.5 1.5 0 0 0 1.8 1l2.2-.6M15.5 5.8l3.2.9a1.5 1.5 0 0 1 1 1.8l-2 7.6a1.5 1.5 0 0 1-1.8 1l-2.2-.6M8 20.5h8',
    dot(12, 9),
  ],
  { tone: middle },
);
export const FanTanIcon = icon(
  [bowl, circle(12, 4.2, 1.2), circle(5.5, 18, 1.3), circle(9.8, 18, 1.3), circle(14.2, 18, 1.3), circle(18.5, 18, 1.3)],
  { tone: bowl },
);
export const NiuniuIcon = icon(
  [bull, 'M9 7.1C6 7.6 4 6.2 4 3.5M15 7.1c3 .5 5-.9 5-3.6M7.5 10.7l-3-1M16.5 10.7l3-1M10.7 16.2h2.6', dot(10, 11.5), dot(14, 11.5)],
  {
    tone: bull,
  },
);
export const GoldenFlowerIcon = icon([flower, circle(12, 12, 1.9)], { tone: flower });
