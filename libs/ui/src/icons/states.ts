// States and outcomes.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const round = circle(12, 12, 9);
const triangle = 'M12 4.5l9 15H3z';
const lock = box(5, 10.5, 14, 10, 2);
const tray = 'M4 14h4.5l1.2 2.5h4.6L15.5 14H20v3.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z';

export const CheckCircleIcon = icon([round, 'M8 12.2l2.8 2.8L16 9.5'], { tone: round });
export const PendingIcon = icon(
  'M6.5 3.5h11M6.5 20.5h11M7.5 3.5v3c0 2.5 4.5 4 4.5 5.5s-4.5 3-4.5 5.5v3M16.5 3.5v3c0 2.5-4.5 4-4.5 5.5s4.5 3 4.5 5.5v3',
  {
    tone: 'M7.5 20.5v-3C7.5 15.9 12 15 12 14c0 1 4.5 1.9 4.5 3.5v3z',
  },
);
export const FailedIcon = icon([round, 'M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4'], { tone: round });
export const WarningIcon = icon([triangle, 'M12 10v4.5', dot(12, 17)], { tone: triangle });
export const InfoIcon = icon([round, 'M12 11v5.5', dot(12, 7.8)], { tone: round });
export const AlertIcon = icon([round, 'M12 7.5V13', dot(12, 16.2)], { tone: round });
export const EmptyIcon = icon([tray, 'M4 14l2.6-7.4A2 2 0 0 1 8.5 5.3h7a2 2 0 0 1 1.9 1.3L20 14'], { tone: tray });
export const LockIcon = icon([lock, 'M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5'], { tone: lock });
export const MaintenanceIcon = icon(
  'M14.6 6.9a4.5 4.5 0 0 1 5.6-1.1l-2.9 2.9 1.5 1.9 2.6-2.7a4.6 4.6 0 0 1-6 5.6l-6.6 6.7a2.1 2.1 0 0 1-3-3l6.7-6.6a4.6 4.6 0 0 1 2.1-3.7z',
  {
    tone: 'M14.6 6.9a4.5 4.5 0 0 1 5.6-1.1l-2.9 2.9 1.5 1.9 2.6-2.7a4.6 4.6 0 0 1-6 5.6l-6.6 6.7a2.1 2.1 0 0 1-3-3l6.7-6.6a4.6 4.6 0 0 1 2.1-3.7z',
  },
);
