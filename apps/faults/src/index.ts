// An installation of gateways on a Postgres of its own, for measuring one the way the faults suite breaks one. Must never be imported by
// the gateway's code.
export { Asker } from './net/ask.ts';
export { Gateway } from './world/gateway.ts';
export { makeInstallation, merchant } from './world/installation.ts';
export { type Player, makePlayers } from './world/players.ts';
export { type Stage } from './world/stage.ts';
export { World } from './world/world.ts';
