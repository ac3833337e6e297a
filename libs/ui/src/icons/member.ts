// Entries of the member and agent centres.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const receipt = 'M6 4.5a.5.5 0 0 1 .5-.5h11a.5.5 0 0 1 .5.5V20l-2.4-1.5L13.8 20 12 18.7 10.2 20l-1.8-1.5L6 20z';
const shield = 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z';
const star = 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z';
const chest = 'M4 11.5V9a4.5 4.5 0 0 1 4.5-4.5h7A4.5 4.5 0 0 1 20 9v2.5z';
const sheet = 'M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5z';
const horn = 'M5.5 9.5H9l8.5-4.5v14L9 14.5H5.5a2 2 0 0 1-2-2v-1a2 2 0 0 1 2-2z';
const gem = 'M7 4.5h10l4 5.5-9 10-9-10z';
const rosette = circle(12, 9, 5.5);

export const WithdrawIcon = icon('M12 14.5V4M8 8l4-4 4 4M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5');
export const TransferIcon = icon('M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4', { mirrored: true });
export const TransferUplineIcon = icon([circle(12, 5.5, 2.5), 'M7.5 12.5a4.5 4.5 0 0 1 9 0M12 20.5v-7M9 16l3-3 3 3M4.5 20.5h15'], {
  tone: circle(12, 5.5, 2.5),
});
export const ReceiptIcon = icon([receipt, 'M9 8.5h6M9 12h6'], { tone: receipt });
export const BettingRecordIcon = icon([receipt, 'M9 8h6M9 11.5h3', circle(14.8, 13.6, 1.7)], { tone: receipt });
export const AccountRecordIcon = icon([sheet, 'M14 3.5V8h4.5M8.8 12h6.4M8.8 15.8h4'], { tone: sheet });
export const ProfitIcon = icon('M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 14.5l3.7-4 3 2.6 5.3-6.1M15.8 7h3.7v3.7', { mirrored: true });
export const BonusIcon = icon(
  [rosette, 'M8.8 13.6 7 21l5-2.6 5 2.6-1.8-7.4M12 6.3l.9 1.8 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2z'],
  {
    tone: rosette,
  },
);
export const RewardCentreIcon = icon([chest, 'M4 11.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18v-6.5', box(10, 10, 4, 4.5, 1)], {
  tone: chest,
});
export const InviteIcon = icon([circle(10, 8, 4), 'M2.5 20.5a7.5 7.5 0 0 1 15 0M19.5 8v6M16.5 11h6'], {
  tone: circle(10, 8, 4),
  mirrored: true,
});
export const MissionsIcon = icon(
  ['M20.6 9.3a9 9 0 1 1-5.9-5.9M15.9 9.6a4.6 4.6 0 1 1-1.5-1.5M12 12l5.2-5.2M17.2 6.8V3.6L20.4 3v.6h.6l-.6 3.2z'],
  {
    tone: circle(12, 12, 4.6),
  },
);
export const LeaderboardIcon = icon(
  ['M9 20V8.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V20M9 12.5H4.5a1 1 0 0 0-1 1V20h17v-4a1 1 0 0 0-1-1H15', dot(12, 4)],
  {
    tone: 'M9 20V8.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V20z',
  },
);
export const PointsIcon = icon([circle(12, 12, 9), 'M12 6.8l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z'], {
  tone: circle(12, 12, 9),
});
export const RebateIcon = icon([
  'M4 12a8 8 0 0 1 14-5.3L20 9M20 4.5V9h-4.5M20 12a8 8 0 0 1-14 5.3L4 15M4 19.5V15h4.5M9.8 14.2l4.4-4.4',
  dot(9.9, 9.9),
  dot(14.1, 14.1),
]);
export const AgentIcon = icon(
  [
    box(9, 3.5, 6, 5, 1.5),
    box(2.5, 15.5, 6, 5, 1.5),
    box(15.5, 15.5, 6, 5, 1.5),
    'M12 8.5V12M5.5 15.5V13a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v2.5',
  ],
  { tone: box(9, 3.5, 6, 5, 1.5) },
);
export const TeamIcon = icon(
  [circle(9, 8.5, 3.5), 'M2.5 20a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8'],
  {
    tone: circle(9, 8.5, 3.5),
  },
);
export const ContractIcon = icon([sheet, 'M14 3.5V8h4.5M8.8 11.5h6.4M8.8 16.8c1-2.2 2-2.2 2.6-.7.5 1.4 1.3 1.2 3.8-.4'], { tone: sheet });
export const ShieldIcon = icon([shield, 'M9 12l2.2 2.2L15.2 10'], { tone: shield });
export const KeyIcon = icon([circle(8, 15.5, 4.5), 'M11.2 12.3 20 3.5M16 7.5l3 3M13.4 10.1l1.8 1.8'], { tone: circle(8, 15.5, 4.5) });
export const DeviceIcon = icon([box(3, 4.5, 13, 10, 2), box(14.5, 9.5, 6.5, 11, 1.5), 'M7 18.5h4.5'], { tone: box(3, 4.5, 13, 10, 2) });
export const StarIcon = icon(star, { tone: star });
export const VipIcon = icon([gem, 'M3 10h18M12 20 8.5 10l3.5-5.5L15.5 10z'], { tone: gem });
export const AnnouncementIcon = icon([horn, 'M7 14.5l1.2 5h2.6l-1-4.6M20.5 9.8v4.4'], { tone: horn, mirrored: true });
export const SettingsIcon = icon(['M4 7h8M18 7h2M4 17h2M12 17h8', circle(15, 7, 2.5), circle(9, 17, 2.5)], {
  tone: [circle(15, 7, 2.5), circle(9, 17, 2.5)],
});
