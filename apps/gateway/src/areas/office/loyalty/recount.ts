import { recountedMissions } from '../../rewards/missions/recount.ts';
import { theMember } from '../members/the-member.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Recounts a member's missions from the books and sessions, and returns the result beside what the member sees (R40). */
export async function missionsRecount(
  operator: Operator,
  { merchant, member }: InputOf<'recountMissions'>,
): Promise<Schema<'MissionRecount'>[]> {
  const found = await theMember(operator, member, merchant);
  const [of] = merchantsNamed(operator, found.merchant);
  return recountedMissions(operator.db, of!, found.id, { now: operator.clock.now(), vault: operator.vault });
}
