import type { Draw } from '../../../game.ts';

const minutes = 90;
/** Chances of a minute are compared with a draw of this many. */
const parts = 1_000_000_000;

interface FootballMatch {
  home: number;
  away: number;
  /** In order: the minute, then `h` or `a` for the side that scored. */
  goals: string[];
}

/** A match minute by minute, from how many goals each side is expected to score against a level opponent (games.md G1). */
export function playMatch(homeGoals: number, awayGoals: number, draw: Draw): FootballMatch {
  const match: FootballMatch = { home: 0, away: 0, goals: [] };
  for (let minute = 1; minute <= minutes; minute += 1) {
    // Goals come more often towards the end.
    const share = (0.85 + (0.3 * (minute - 0.5)) / minutes) / minutes;
    const { home, away } = match;
    const homeParts = Math.round(parts * homeGoals * share * pushOf(home - away));
    const awayParts = Math.round(parts * awayGoals * share * pushOf(away - home));
    const drawn = draw(parts);
    if (drawn < homeParts) {
      match.home += 1;
      match.goals.push(`${minute}h`);
    } else if (drawn < homeParts + awayParts) {
      match.away += 1;
      match.goals.push(`${minute}a`);
    }
  }
  return match;
}

/** A side that is behind attacks, one that is ahead defends. */
function pushOf(lead: number): number {
  return lead < 0 ? 1.08 : lead > 0 ? 0.96 : 1;
}
