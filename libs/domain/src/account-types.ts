/**
 * What an account is, by the numbers of the specification: a member, a trial user, or one of the agents: an agent, the head of a
 * line, and two further types that the specification names (6).
 */
export const accountTypes = { member: 0, agent: 1, head: 2, trial: 4, agent41: 41, agent42: 42 } as const;

/** The types of members who may have a downline: they log in at the agents' entrance, and at no other. */
export const agentTypes = [accountTypes.agent, accountTypes.head, accountTypes.agent41, accountTypes.agent42] as const;
export type AgentType = (typeof agentTypes)[number];

/** True for the type of an agent. */
export function isAgentType(type: number | null | undefined): type is AgentType {
  return (agentTypes as readonly (number | null | undefined)[]).includes(type);
}
