import type { components } from '@parlour/api/contract';
import { askedLanguage, textIn } from '../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { reader } from '../content/inbox/handlers.ts';
import { unreadCount } from '../content/inbox/inbox.ts';
import { factsOf, isShutOut, memberOf } from './claims/facts.ts';
import { runningPromotions } from './claims/running.ts';
import { standingIn } from './claims/standing.ts';
import { merchantDay, nextDayOf } from './loyalty/days.ts';
import { missionsToClaim } from './missions/missions-to-claim.ts';
import { levelsOf, standingOf } from './vip/level.ts';

type State = components['schemas']['MemberState'];

/** The counts for a member's badges and the level, in one call; only those that the merchant has. */
export async function memberState(context: Context, language: string | undefined): Promise<State> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const { bonuses, vip, referral } = merchant.flags;
  const member = await memberOf(db, merchant.code, memberId);
  const isShut = isShutOut(member, clock.now());
  return {
    unreadMessage: await unreadCount(db, reader(context)),
    availablePromoCount: bonuses && !isShut ? await claimablePromotions(context, member) : 0,
    missionCount: await missionsToClaim(context),
    hasVip: vip,
    ...(vip && (await levelIn(context, memberId, language))),
    availablePromo: { REFERRAL: { enabled: referral } },
    nextDay: nextDayOf(merchant, merchantDay(merchant, clock.now())),
  };
}

async function claimablePromotions({ db, merchant, clock, vault }: Context, member: Awaited<ReturnType<typeof memberOf>>): Promise<number> {
  const now = clock.now();
  const running = await runningPromotions(db, merchant);
  const facts = await factsOf(db, merchant, member, running, { now, vault });
  return running.filter((promotion) => standingIn(promotion, facts, now).status === 'claim').length;
}

async function levelIn(
  { db, merchant, clock }: Context,
  memberId: string,
  language: string | undefined,
): Promise<Pick<State, 'vipRankLevel' | 'vipLabelName'>> {
  const { stored, rules } = await levelsOf(db, merchant);
  const { rank } = await standingOf(db, merchant, memberId, clock.now(), rules);
  const level = stored[rank - 1];
  if (!level) return { vipRankLevel: 0 };
  return { vipRankLevel: level.level, vipLabelName: textIn(level.name, askedLanguage(merchant, language), merchant) };
}
