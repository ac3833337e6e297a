// Icons that the frame and the home page show below the first view, after an interaction, or to members.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const present = 'M6 12h12v7.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z';
const cup = 'M8 4h8v6a4 4 0 0 1-8 0z';
const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z';
const purse = 'M4 8h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2z';
const hexagon = 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z';

export const WalletIcon = icon(['M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V8', purse, dot(16.5, 13.5)], { tone: purse });
export const TrophyIcon = icon(
  [cup, 'M8 6H4.5v1A3.5 3.5 0 0 0 8 10.5M16 6h3.5v1a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8 20.5h8M9.5 20.5l.5-3h4l.5 3'],
  { tone: cup },
);
export const GiftIcon = icon(
  [
    'M4.5 8.5h15V12h-15z',
    present,
    'M12 8.5v12M12 8.5C10 8.5 8 7.5 8 6a2 2 0 0 1 2-2c1.5 0 2 2.5 2 4.5zM12 8.5c2 0 4-1 4-2.5a2 2 0 0 0-2-2c-1.5 0-2 2.5-2 4.5z',
  ],
  { tone: present },
);
export const HistoryIcon = icon('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8');
export const VendorIcon = icon([hexagon, 'M10.2 8.8v6.4l5.3-3.2z'], { tone: hexagon });
export const ClockIcon = icon([circle(12, 12, 9), 'M12 7.5V12l3 2']);
export const GlobeIcon = icon([
  circle(12, 12, 9),
  'M3 12h18M12 3c2.5 2.5 3.8 5.6 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.6-3.8-9S9.5 5.5 12 3z',
]);
export const SunIcon = icon(
  [circle(12, 12, 4), 'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'],
  { tone: circle(12, 12, 4) },
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z', {
  tone: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
});
export const SidePanelIcon = icon([box(4, 4.5, 16, 15, 2), 'M9.5 4.5v15M15.5 9.5 13 12l2.5 2.5'], { mirrored: true });
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const ChevronUpIcon = icon('M6 14.5l6-6 6 6');
export const ArrowEndIcon = icon('M5 12h14M13 6l6 6-6 6', { mirrored: true });
export const EyeIcon = icon(['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', circle(12, 12, 3)], {
  tone: circle(12, 12, 3),
});
export const EyeOffIcon = icon(
  'M4 4l16 16M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const RefreshIcon = icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5');
export const LogoutIcon = icon('M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5', {
  mirrored: true,
});
export const BellIcon = icon([bell, 'M10 20.5h4'], { tone: bell });
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6');
