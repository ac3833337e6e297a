// Finding games and playing them: the lobby, lists with search and vendors, tiles, the game popup.
// Must never know another feature; `useMemberAction` decides who may play.
export { GamePopups } from './game-popups.tsx';
export { CategoryLink } from './lobby/category-link.tsx';
export { CategoryStrip } from './lobby/category-strip.tsx';
export { HotGames } from './lobby/hot-games.tsx';
export { Lobby } from './lobby/lobby.tsx';
export { NewGames } from './lobby/new-games.tsx';
export { VendorStrip } from './lobby/vendor-strip.tsx';
export { preloadSearch, SearchScreen } from './search/lazy-search-screen.tsx';
export { SiteSearch } from './search/site-search.tsx';
