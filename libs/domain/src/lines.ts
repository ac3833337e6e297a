/** The most levels that a line may have, from its head to its last member. */
export const deepestLine = 20;

export type UplineProblem = 'not_an_agent' | 'own_line' | 'too_deep';

/**
 * Why a member may not be placed directly below an agent, or null when it may: only agents have a downline, nobody may be their own
 * upline, and the depth of a line is limited. `line` holds the ids of the upline and all its ancestors, `below` the number of levels
 * below the member.
 */
export function whyNotUpline(asked: { member: string; line: readonly string[]; isAgent: boolean; below: number }): UplineProblem | null {
  if (!asked.isAgent) return 'not_an_agent';
  if (asked.line.includes(asked.member)) return 'own_line';
  return asked.line.length + 1 + asked.below > deepestLine ? 'too_deep' : null;
}
