// The product lines; all of them may be in the first view (strip of categories, side menu).
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const reels = box(2.5, 5, 14, 14, 2.5);
const fish = 'M7 12c2-3.5 5-5 8-5 3 0 5 2.5 6 5-1 2.5-3 5-6 5-3 0-6-1.5-8-5z';
const front = box(8, 3.5, 11, 13.5, 2);
const pad = 'M7.5 7h9a4.5 4.5 0 0 1 4.5 4.5l.5 4a2.4 2.4 0 0 1-4.3 1.7L15.5 15h-7l-1.7 2.2a2.4 2.4 0 0 1-4.3-1.7l.5-4A4.5 4.5 0 0 1 7.5 7z';
const rooster = 'M6.8 20.5c-.8-3.6.1-6 .8-8.3.7-2.8 2.2-4.7 4.7-4.7 2.6 0 4.4 1.8 4.4 4.2 0 4.3 1.5 5 1.8 8.8z';
const ticket = 'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V10a2 2 0 0 0 0 4v2.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V14a2 2 0 0 0 0-4z';
const crown = 'M5 13 3.5 6.2l4.6 3.2L12 4l3.9 5.4 4.6-3.2L19 13z';
const rocket = 'M20.5 3.5c-4.6.3-7.7 2.4-9.3 6.2l3.1 3.1c3.8-1.6 5.9-4.7 6.2-9.3z';

export const SlotsIcon = icon([reels, 'M7.4 9.3H12l-2.6 5.9M16.5 14.2h1.7a2.3 2.3 0 0 0 2.3-2.3V9', circle(20.5, 7.2, 1.5)], {
  tone: reels,
});
export const LiveIcon = icon(
  [
    circle(12, 8, 3.25),
    'M5.5 20.5a6.5 6.5 0 0 1 13 0M10 16.2l2 1.2 2-1.2v2.9l-2-1.2-2 1.2zM6.4 4.8a6.4 6.4 0 0 0 0 6.4M17.6 4.8a6.4 6.4 0 0 1 0 6.4',
  ],
  { tone: circle(12, 8, 3.25) },
);
export const FishIcon = icon([fish, 'M7 12 3 8.5v7zM12.5 9.5c.7 1.7.7 3.3 0 5', dot(17, 11)], { tone: fish });
export const CardsIcon = icon([front, 'M5 7v12.5a1 1 0 0 0 1 1h9.5M13.5 7.3l2.2 3-2.2 3-2.2-3z'], { tone: front });
export const BoardIcon = icon(
  [circle(12, 6.2, 2.9), 'M9.3 9.1h5.4M10.5 9.1c0 3.3-.9 5.5-2.8 7.7h8.6c-1.9-2.2-2.8-4.4-2.8-7.7', box(5.5, 16.8, 13, 3.7, 1.5)],
  { tone: circle(12, 6.2, 2.9) },
);
export const SportsIcon = icon(
  [circle(12, 12, 9), 'M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8V3.2M15.6 10.6l4.9-1.6M14.2 14.8l3 4M9.8 14.8l-3 4M8.4 10.6 3.5 9'],
  { tone: 'M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2z' },
);
export const EsportsIcon = icon([pad, 'M8.5 9.5v3M7 11h3', dot(15, 10), dot(17, 12)], { tone: pad });
export const CockfightIcon = icon(
  [
    rooster,
    'M9.2 8.6C8 8.1 7.5 6.9 8.2 5.6c.9.1 1.4.5 1.8 1 .1-1.3.8-2.4 2-2.9.8.6 1.2 1.5 1.1 2.6.7-.7 1.6-1 2.7-.7.2 1.2-.3 2.4-1.2 3M16.6 10.2l3.7 1.3-3.7 1.6M15.6 14c1 1 1 2.5 0 3.2-1-.5-1.4-1.7-.8-2.9',
    dot(13, 10.8),
  ],
  { tone: rooster },
);
export const LotteryIcon = icon([ticket, 'M12 9.2l.9 1.8 2 .3-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.3z'], { tone: ticket });
export const ELotteryIcon = icon(
  [circle(8, 14.8, 5), circle(17, 16.3, 3.7), circle(15, 7, 3.5), 'M6.6 13h2.7l-1.6 3.6', dot(17, 16.3), dot(15, 7)],
  { tone: circle(8, 14.8, 5) },
);
export const MiniGamesIcon = icon(
  ['M7.4 3.8l3.6 6.2H3.8z', circle(17, 7, 3.2), box(4, 14, 6.4, 6.4, 1.5), 'M14.3 14.4l5.6 5.6M19.9 14.4 14.3 20'],
  {
    tone: circle(17, 7, 3.2),
  },
);
export const JackpotIcon = icon([crown, 'M5.5 16.6h13M7.5 20h9'], { tone: crown });
export const CrashIcon = icon(
  [rocket, circle(15.8, 8.2, 1.2), 'M11.5 9.2H8.3L6 11.6l3.4.9M14.8 12.5v3.2L12.4 18l-.9-3.4M8.6 15.4l-5.1 5.1M6 14.5l-2.5 2.5'],
  { tone: rocket },
);
