// Finding games and playing them: the lobby, lists with search and vendors, tiles, the game popup.
// Must never know another feature; who may play is asked by `useMemberAction`.
export { GamePopups } from './game-popups.tsx';
export { HotGames } from './lobby/hot-games.tsx';
export { isListed, Lobby, sectionId } from './lobby/lobby.tsx';
