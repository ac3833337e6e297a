import { money, toWire, type Currency } from '@parlour/domain';
import { readOffer, type PromotionTexts } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { missionsToClaim } from '../missions/missions-to-claim.ts';
import { promotionList } from './list.ts';
import { wordsOf } from './words.ts';

type Schemas = components['schemas'];
type Reward = Schemas['GivenReward'];

/** How many of the latest rewards are shown. */
const mostGiven = 30;
/** Promotions in progress, which need nothing from the member or which the member has joined. */
const underWay = new Set<Schemas['PromotionStatus']>(['signed', 'applying', 'rejected', 'process', 'issued']);

/** What a member can claim now, what is in progress, and their latest rewards (rewards 12). */
export async function rewardCentre(context: Context, language: string | undefined): Promise<Schemas['RewardCentre']> {
  const { list } = await promotionList(context, language);
  const claimable = list.filter(({ status }) => status === 'claim');
  const nextDay = list.find((each) => each.nextDay !== undefined)?.nextDay;
  return {
    claimable,
    running: list.filter(({ status, optIn }) => underWay.has(status) || (status === 'joined' && optIn)),
    given: await givenTo(context, language),
    ...(nextDay !== undefined && { nextDay }),
    counts: { rewards: claimable.length, missions: await missionsToClaim(context) },
  };
}

interface Row {
  at: Date;
  code: string | null;
  kind: Reward['kind'];
  terms: unknown;
  texts: PromotionTexts | null;
  amount: string;
  points: number;
  currency: Currency | null;
  bonus: boolean;
}

async function givenTo(context: Context, language: string | undefined): Promise<Reward[]> {
  const { db, merchant } = context;
  const { memberId } = sessionOf(context);
  const { rows } = await sql<Row>`
    (select c.claimed_at as at, p.code, p.kind, v.terms, v.texts, c.amount::text as amount, 0 as points, null as currency,
        c.grant_id is not null as bonus
      from promotion_claim c join promotion p on p.id = c.promotion_id
      join promotion_version v on v.promotion_id = c.promotion_id and v.version = c.version
      where c.member_id = ${memberId} order by c.claimed_at desc limit ${mostGiven})
    union all
    (select claimed_at, null, kind, null, null, amount::text, points, currency, false
      from loyalty_claim where member_id = ${memberId} order by claimed_at desc limit ${mostGiven})
    order by at desc limit ${mostGiven}`.execute(db);
  const read = askedLanguage(merchant, language);
  return rows.map(({ at, code, kind, terms, texts, amount, points, currency: own, bonus }): Reward => {
    const currency = own ?? merchant.currency;
    const title =
      code === null
        ? undefined
        : wordsOf({ code, offer: readOffer(terms, { code, kind, currency }), texts: texts ?? {} }, merchant, { currency, language: read })
            .title;
    return {
      at: new Date(at).toISOString(),
      kind,
      ...(title !== undefined && { title }),
      amount: toWire(money(BigInt(amount), currency)),
      ...(points > 0 && { points }),
      bonus,
    };
  });
}
