/**
 * The key screens: page stories by id, and the device on which each is shown. All are seen as a guest, since frames share the
 * browser's log-in state.
 */
export const screens = [
  { story: 'pages-home--guest', title: 'Home', device: 'phone' },
  { story: 'pages-log-in--log-in', title: 'Log-in', device: 'phone' },
  { story: 'pages-game-list--slots', title: 'A list of games', device: 'phone' },
  { story: 'pages-promotions--guest', title: 'Promotions', device: 'phone' },
  { story: 'pages-home--guest', title: 'Home', device: 'desktop' },
  { story: 'pages-game-list--slots', title: 'A list of games', device: 'desktop' },
] as const;
