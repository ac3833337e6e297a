// An installation of gateways on a separate Postgres, for measuring it in the way that the faults suite breaks it. The gateway's code must
// never import it.
export { Asker } from './net/ask.ts';
export { Gateway } from './world/gateway.ts';
export { makeInstallation, merchant } from './world/installation.ts';
export { type Player, makePlayers } from './world/players.ts';
export { type Stage } from './world/stage.ts';
export { World } from './world/world.ts';
