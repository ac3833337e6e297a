/// <reference types="vite/client" />

/** Made by vite/games.ts. */
declare module 'virtual:games' {
  /** How the verifier page loads each game, by code. */
  export const games: Readonly<Record<string, () => Promise<import('./verify/page/verified-game.ts').VerifiedGame>>>;
}
