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
