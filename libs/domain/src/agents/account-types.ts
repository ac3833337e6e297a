/**
 * Account types by their numbers in the specification (6): member, trial user, and the agent types: agent, head of a line, and two more
 * that the specification names.
 */
export const accountTypes = { member: 0, agent: 1, head: 2, trial: 4, agent41: 41, agent42: 42 } as const;

/** Account types that may have a downline. They log in at the agents' entrance only. */
export const agentTypes = [accountTypes.agent, accountTypes.head, accountTypes.agent41, accountTypes.agent42] as const;
export type AgentType = (typeof agentTypes)[number];

/** True for the type of an agent. */
export function isAgentType(type: number | null | undefined): type is AgentType {
  return (agentTypes as readonly (number | null | undefined)[]).includes(type);
}

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
