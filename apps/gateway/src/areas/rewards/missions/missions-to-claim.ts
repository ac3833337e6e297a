import { sessionOf, type Context } from '../../../kernel/context.ts';
import { isShutOut, memberOf } from '../claims/facts.ts';
import { missionsOf } from './missions.ts';

/** How many missions a member has completed and not claimed; 0 if the merchant has no missions or the member is excluded (R8). */
export async function missionsToClaim(context: Context): Promise<number> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  if (!merchant.flags.missions || isShutOut(await memberOf(db, merchant.code, memberId), now)) return 0;
  const standings = await missionsOf(db, merchant, memberId, now);
  return standings.filter(({ rule, now: progress, claimed }) => !claimed && progress >= rule.target).length;
}
