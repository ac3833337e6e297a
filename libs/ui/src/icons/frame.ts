// Icons of the frame around every screen: header, menus, bottom bar, tiles. Keep it small: it is in the first view's script.
import { circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const house = 'M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z';
const flame = 'M12 3c3.5 2.5 6.5 6 6.5 10.5a6.5 6.5 0 0 1-13 0c0-2.3 1-4 2.3-5.5.3 1.3.9 2.2 1.9 2.8C9.5 8 10.5 5.5 12 3z';
const heart = 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z';
const seal =
  'M12 3l2.3 1.8 2.9-.2 1 2.8 2.4 1.7-.8 2.9.8 2.9-2.4 1.7-1 2.8-2.9-.2L12 21l-2.3-1.8-2.9.2-1-2.8-2.4-1.7.8-2.9-.8-2.9 2.4-1.7 1-2.8 2.9.2z';

export const HomeIcon = icon(house, { tone: house });
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10', { mirrored: true });
export const SearchIcon = icon([circle(10.5, 10.5, 6.5), 'M15.5 15.5l5 5']);
export const UserIcon = icon([circle(12, 8, 4), 'M4.5 20.5a7.5 7.5 0 0 1 15 0'], { tone: circle(12, 8, 4) });
export const DepositIcon = icon('M12 4v10.5M8 10.5l4 4 4-4M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5');
export const FlameIcon = icon([flame, 'M12 20a2.8 2.8 0 0 1-2.8-2.8c0-1.7 1.3-2.5 2.8-4.2 1.5 1.7 2.8 2.5 2.8 4.2A2.8 2.8 0 0 1 12 20z'], {
  tone: flame,
});
export const HeartIcon = icon(heart, { tone: heart });
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const ChevronStartIcon = icon('M14.5 6l-6 6 6 6', { mirrored: true });
export const ChevronEndIcon = icon('M9.5 6l6 6-6 6', { mirrored: true });
export const PlayIcon = icon('M7.5 5.3v13.4a.8.8 0 0 0 1.2.7l10.5-6.7a.8.8 0 0 0 0-1.4L8.7 4.6a.8.8 0 0 0-1.2.7z', {
  tone: 'M7.5 5.3v13.4a.8.8 0 0 0 1.2.7l10.5-6.7a.8.8 0 0 0 0-1.4L8.7 4.6a.8.8 0 0 0-1.2.7z',
});
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13');
export const PromotionIcon = icon([seal, 'M9.2 14.8l5.6-5.6', dot(9.5, 9.5), dot(14.5, 14.5)], { tone: seal });
export const OfflineIcon = icon([
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.5M5.5 12a9 9 0 0 1 4-2.4M13.5 9.3a9 9 0 0 1 5 2.7M2.5 8.6A13.5 13.5 0 0 1 7 5.9M11 5.1a13.5 13.5 0 0 1 10.5 3.5',
  dot(12, 19),
]);
