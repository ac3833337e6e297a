// An installation of gateways on a Postgres of its own, for whoever measures one as the faults suite breaks one.
// Must never be imported by code of the gateway.
export { Asker } from './net/ask.ts';
export { Gateway } from './world/gateway.ts';
export { makeInstallation, merchant } from './world/installation.ts';
export { type Player, makePlayers } from './world/players.ts';
export { type Stage } from './world/stage.ts';
export { World } from './world/world.ts';
