import type { PackHead } from '../game.ts';
import type { Choices } from './game-client.ts';

/** What the player has chosen in a game, kept for this tab, so that a reload finds it again; a frame may be denied storage. */
export function keptChoice(pack: PackHead, choices: Choices | undefined): { recall(): unknown; keep(input: unknown): void } {
  const key = `arcade.choice.${pack.pack}`;
  return {
    recall() {
      if (!choices) return {};
      const first = choices.firstInput(pack);
      try {
        return choices.readInput(JSON.parse(sessionStorage.getItem(key) ?? 'null'), pack) ?? first;
      } catch {
        return first;
      }
    },
    keep(input) {
      try {
        sessionStorage.setItem(key, JSON.stringify(input));
      } catch {
        // See above.
      }
    },
  };
}
