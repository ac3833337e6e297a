import type { PackHead } from '../game.ts';
import type { Choices } from './game-client.ts';
import { keep, recall } from './kept.ts';

/** What the player has chosen in a game, kept for this tab, so that a reload finds it again. */
export function keptChoice(pack: PackHead, choices: Choices | undefined): { recall(): unknown; keep(input: unknown): void } {
  const key = `arcade.choice.${pack.pack}`;
  return {
    recall: () => (choices ? (choices.readInput(recall('tab', key), pack) ?? choices.firstInput(pack)) : {}),
    keep: (input) => keep('tab', key, input),
  };
}
