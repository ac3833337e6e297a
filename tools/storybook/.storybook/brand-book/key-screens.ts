/**
 * The key screens: page stories by their ids, and the window in which each is seen. All are a guest's, for frames share what
 * the browser remembers of who is logged in.
 */
export const screens = [
  { story: 'pages-home--guest', title: 'Home', device: 'phone' },
  { story: 'pages-log-in--log-in', title: 'Log-in', device: 'phone' },
  { story: 'pages-game-list--slots', title: 'A list of games', device: 'phone' },
  { story: 'pages-promotions--guest', title: 'Promotions', device: 'phone' },
  { story: 'pages-home--guest', title: 'Home', device: 'desktop' },
  { story: 'pages-game-list--slots', title: 'A list of games', device: 'desktop' },
] as const;
