import { icon } from './icon.tsx';

const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const speaker = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4z';

export const HomeIcon = /* @__PURE__ */ icon('M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z');
export const SlotsIcon = /* @__PURE__ */ icon(
  'M4 5h13a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 5v14M13 5v14M18 14h2a1 1 0 0 0 1-1V9.5M21 6.5h.01',
);
export const LiveIcon = /* @__PURE__ */ icon(
  'M12 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 20.5a5.5 5.5 0 0 1 11 0M5.5 15a8 8 0 0 1 0-9M18.5 15a8 8 0 0 0 0-9',
);
export const FishIcon = /* @__PURE__ */ icon(
  'M7 12c2-3.5 5-5 8-5 3 0 5 2.5 6 5-1 2.5-3 5-6 5-3 0-6-1.5-8-5zM7 12 3 8.5v7zM17 11h.01M12.5 9.5c.7 1.7.7 3.3 0 5',
);
export const CardsIcon = /* @__PURE__ */ icon(
  'M9 3.5h9a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM5 7v12.5a1 1 0 0 0 1 1h9.5M13.5 7.5l2 2.75-2 2.75-2-2.75z',
);
export const BoardIcon = /* @__PURE__ */ icon(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
);
export const SportsIcon = /* @__PURE__ */ icon(
  `${circle}M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8V3.2M15.6 10.6l4.9-1.6M14.2 14.8l3 4M9.8 14.8l-3 4M8.4 10.6 3.5 9`,
);
export const EsportsIcon = /* @__PURE__ */ icon(
  'M7.5 7h9a4.5 4.5 0 0 1 4.5 4.5l.5 4a2.4 2.4 0 0 1-4.3 1.7L15.5 15h-7l-1.7 2.2a2.4 2.4 0 0 1-4.3-1.7l.5-4A4.5 4.5 0 0 1 7.5 7zM8.5 9.5v3M7 11h3M15 10h.01M17 12h.01',
);
export const CockfightIcon = /* @__PURE__ */ icon(
  'M8.5 20.5C6.2 18.6 5 16 5 13c0-3.5 2.5-5.5 5.5-5.5 2.5 0 4 1.5 4 3.5 0 3 2 3.5 4.5 3.5-1 4-4 6-8 6zM9.5 7.5C8.3 6 8.8 4.2 10 3.2c.5 1 1.2 1.3 2.2 1 .8-.6 1.8-.5 2.8 0-.5 1.6-1.2 2.7-2.2 3.7M14.5 10.2l3.3.8-3.3 1.4M11.5 11h.01',
);
export const LotteryIcon = /* @__PURE__ */ icon(
  'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V10a2 2 0 0 0 0 4v2.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V14a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
);
export const WalletIcon = /* @__PURE__ */ icon(
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H4.5M16.5 13.5h.01',
);
export const DepositIcon = /* @__PURE__ */ icon('M12 4v10.5M8 10.5l4 4 4-4M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5');
export const WithdrawIcon = /* @__PURE__ */ icon('M12 14.5V4M8 8l4-4 4 4M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5');
export const HistoryIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8');
export const ClockIcon = /* @__PURE__ */ icon(`${circle}M12 7.5V12l3 2`);
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M6 4.5A.5.5 0 0 1 6.5 4h11a.5.5 0 0 1 .5.5V20l-2.4-1.5L13.8 20 12 18.7 10.2 20l-1.8-1.5L6 20zM9 8.5h6M9 12h6',
);
export const MessageIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4.5 7l7.5 5.5L19.5 7',
);
export const UserIcon = /* @__PURE__ */ icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h10', true);
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6');
export const ChevronStartIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6', true);
export const ChevronEndIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6', true);
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const RefreshIcon = /* @__PURE__ */ icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5');
export const GlobeIcon = /* @__PURE__ */ icon(
  `${circle}M3 12h18M12 3c2.5 2.5 3.8 5.6 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.6-3.8-9S9.5 5.5 12 3z`,
);
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = /* @__PURE__ */ icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z');
export const SupportIcon = /* @__PURE__ */ icon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19.5 17.5c0 2-1.5 3-4 3H13',
);
export const ChatIcon = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
  true,
);
export const SendIcon = /* @__PURE__ */ icon('M20.5 4l-17 7 6 2.5M20.5 4l-5 16-6-6.5M20.5 4l-11 9.5V19l2.8-3');
export const CallIcon = /* @__PURE__ */ icon(
  'M4 20l1.2-3.8A8 8 0 1 1 8 19zM9 8.8c0 3.2 3 6.2 6.2 6.2l.9-1.8-2-1-1 .8c-.8-.4-1.6-1.2-2-2l.8-1-1-2z',
);
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4',
  true,
);
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6');
export const ArrowEndIcon = /* @__PURE__ */ icon('M5 12h14M13 6l6 6-6 6', true);
export const PlayIcon = /* @__PURE__ */ icon('M7.5 5.3v13.4a.8.8 0 0 0 1.2.7l10.5-6.7a.8.8 0 0 0 0-1.4L8.7 4.6a.8.8 0 0 0-1.2.7z');
export const PauseIcon = /* @__PURE__ */ icon('M8.5 5.5v13M15.5 5.5v13');
export const StarIcon = /* @__PURE__ */ icon('M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z');
export const HeartIcon = /* @__PURE__ */ icon('M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z');
export const FlameIcon = /* @__PURE__ */ icon(
  'M12 3c3.5 2.5 6.5 6 6.5 10.5a6.5 6.5 0 0 1-13 0c0-2.3 1-4 2.3-5.5.3 1.3.9 2.2 1.9 2.8C9.5 8 10.5 5.5 12 3zM12 20a2.8 2.8 0 0 1-2.8-2.8c0-1.7 1.3-2.5 2.8-4.2 1.5 1.7 2.8 2.5 2.8 4.2A2.8 2.8 0 0 1 12 20z',
);
export const TrophyIcon = /* @__PURE__ */ icon(
  'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5v1a3.5 3.5 0 0 0 3.5 3.5M16 6h3.5v1a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8 20.5h8M9.5 20.5l.5-3h4l.5 3',
);
export const GiftIcon = /* @__PURE__ */ icon(
  'M4.5 8.5h15v3.5h-15zM6 12h12v7.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1zM12 8.5v12M12 8.5C10 8.5 8 7.5 8 6a2 2 0 0 1 2-2c1.5 0 2 2.5 2 4.5zM12 8.5c2 0 4-1 4-2.5a2 2 0 0 0-2-2c-1.5 0-2 2.5-2 4.5z',
);
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const CheckCircleIcon = /* @__PURE__ */ icon(`${circle}M8 12.2l2.8 2.8L16 9.5`);
export const WarningIcon = /* @__PURE__ */ icon('M12 4.5l9 15H3zM12 10v4.5M12 17h.01');
export const InfoIcon = /* @__PURE__ */ icon(`${circle}M12 11v5.5M12 7.8h.01`);
export const AlertIcon = /* @__PURE__ */ icon(`${circle}M12 7.5V13M12 16.2h.01`);
export const SoundIcon = /* @__PURE__ */ icon(`${speaker}M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11`);
export const SoundOffIcon = /* @__PURE__ */ icon(`${speaker}M16 9.5l5 5M21 9.5l-5 5`);
export const SearchIcon = /* @__PURE__ */ icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5l5 5');
export const LogoutIcon = /* @__PURE__ */ icon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  true,
);
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.5M5.5 12a9 9 0 0 1 4-2.4M13.5 9.3a9 9 0 0 1 5 2.7M2.5 8.6A13.5 13.5 0 0 1 7 5.9M11 5.1a13.5 13.5 0 0 1 10.5 3.5M12 19h.01',
);
export const ExpandIcon = /* @__PURE__ */ icon('M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6');
export const ShieldIcon = /* @__PURE__ */ icon('M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10');
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
export const CopyIcon = /* @__PURE__ */ icon(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM5 15.5a1 1 0 0 1-.5-1V5a1 1 0 0 1 1-1H15a1 1 0 0 1 1 .5',
);
export const SidePanelIcon = /* @__PURE__ */ icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9.5 4.5v15M15.5 9.5 13 12l2.5 2.5',
  true,
);
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
