// The in-house game vendor: its server, which speaks to the gateway only through the vendor wallet contract, and its games. Must never
// depend on the code or the database of the gateway or of a site.
export { isSiteOrigin, readArcadeConfig, type ArcadeConfig } from './config.ts';
export { readGames } from './packs/read-games.ts';
export { createArcade, type Arcade } from './server/arcade.ts';
export { tokenHash } from './server/sign-in.ts';
export { type ArcadeDeps, type Clock, type Random } from './services.ts';
export { openStore, type ArcadeStore } from './store/store.ts';
