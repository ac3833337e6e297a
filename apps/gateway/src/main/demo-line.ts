import { accountTypes, agentTypes, type AgentType } from '@parlour/domain';
import type { Merchant } from '../kernel/merchants.ts';
import type { Db } from '../kernel/tables.ts';
import { createMember } from '../areas/identity/member/create.ts';
import { findMemberByUsername } from '../areas/identity/member/find.ts';

/** The head of the demonstration line. */
export const demoAgent = 'demoagent';

interface Row {
  name: string;
  above: string | null;
  isAgent: boolean;
  group: number;
}

const agent = (name: string, above: string | null, group: number): Row => ({ name, above, isAgent: true, group });
const player = (name: string, above: string): Row => ({ name, above, isAgent: false, group: 1880 });
/** Five levels, from the top. */
const rows: readonly Row[] = [
  agent(demoAgent, null, 1956),
  agent('demoeast', demoAgent, 1950),
  agent('demowest', demoAgent, 1946),
  agent('demoriver', 'demoeast', 1940),
  agent('demobridge', 'demoriver', 1930),
  player('demoruby', 'demobridge'),
  player('demoamber', 'demobridge'),
  player('demojade', 'demoriver'),
  player('demopearl', 'demowest'),
  player('demoopal', demoAgent),
];

/** The accounts that play in it. */
export const demoPlayers: readonly string[] = rows.filter(({ isAgent }) => !isAgent).map(({ name }) => name);

/** One account of each level below the head that can log in too: agents at their entrance, the player like any member. */
export const demoLevels = ['demoeast', 'demoriver', 'demobridge', 'demoruby'] as const;

/** Creates the demonstration line of a merchant whose agents have lines, unless it exists; at first only its head has a password. */
export async function makeDemoLine(trx: Db, merchant: Merchant, passwordHash: string, now: Date): Promise<void> {
  const offered: readonly AgentType[] = merchant.brand.agentTypes ?? agentTypes;
  const headType = offered.find((type) => type === accountTypes.head) ?? offered[0] ?? null;
  const ids = new Map<string, string>();
  for (const { name, above, isAgent, group } of rows) {
    const there = await findMemberByUsername(trx, merchant.code, name);
    if (there) {
      ids.set(name, there.id);
      continue;
    }
    const place = {
      uplineId: above === null ? null : ids.get(above)!,
      agentType: isAgent ? (above === null ? headType : (offered[0] ?? null)) : null,
      prizeGroup: group,
    };
    const isHead = above === null;
    const member = { merchant, kind: 'member', username: name, place, ip: '127.0.0.1', ...(isHead && { passwordHash }) } as const;
    ids.set(name, (await createMember(trx, member, now)).id);
  }
}
