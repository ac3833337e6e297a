import type { RevealEvent } from '../../events.ts';
import { windowAt } from '../../windows.ts';

/**
 * Strips on which the reels show what `reveal` says where they stop. A round of an earlier version may have been played on other strips
 * than the game's present ones; replayed, it shows the same pictures.
 */
export function fittingStrips(strips: readonly string[], { stops, window }: RevealEvent): readonly string[] {
  return strips.map((strip, reel) => {
    const [stop, shown] = [stops[reel]! % strip.length, window[reel]!];
    if (windowAt(strip, stop, shown.length).join('') === shown.join('')) return strip;
    const letters = [...strip];
    shown.forEach((symbol, row) => {
      letters[(stop + row) % strip.length] = symbol;
    });
    return letters.join('');
  });
}
