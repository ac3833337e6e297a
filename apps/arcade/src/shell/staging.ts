import type { Celebration } from './game-client.ts';

/** How long a large win takes the picture, in milliseconds: at most 4, 8 and 12 seconds (games.md A7), and less when the player presses. */
export const stagedFor: Readonly<Record<Celebration, number>> = { 0: 0, 1: 0, 2: 2_800, 3: 5_200, 4: 8_000 };
