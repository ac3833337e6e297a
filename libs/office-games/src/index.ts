// Vendors and their games in the office.
// Must never know a route or a session: who may do what comes in.
export { gameTabs, GameScreen, type GameScreenProps, type GameTab } from './games/game-screen.tsx';
export { GamesScreen, type GameFilters, type GamesScreenProps } from './games/games-screen.tsx';
export { FeedScreen, type FeedFilters, type FeedScreenProps } from './import/feed-screen.tsx';
export { ImportsScreen, type ImportsScreenProps } from './import/imports-screen.tsx';
export { VendorsScreen, type VendorsScreenProps } from './vendors/vendors-screen.tsx';
