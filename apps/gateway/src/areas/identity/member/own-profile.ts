import type { components } from '@parlour/api/contract';
import { checkProfile, incomeSources, profileFields, tidyProfile, toldFields, type ProfileChange } from '@parlour/domain';
import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberOf } from './find.ts';
import { openDetails, sealDetails } from './personal-data.ts';
import type { Member } from './tables.ts';
import { maskName, shownNickname } from './to-wire.ts';

type Own = components['schemas']['OwnProfile'];

/** A member's own profile data. Stored among the registration's `details`, each sealed separately, where operators see them. */
export async function ownProfile(context: Context): Promise<Own> {
  return toWire(context, await memberOf(context.db, sessionOf(context).memberId));
}

/** Changes a member's profile; throws `field_invalid` with every invalid field, and then changes nothing. */
export async function updateOwnProfile(context: Context, typed: ProfileChange): Promise<Own> {
  const { db, vault, clock, merchant } = context;
  const change = tidyProfile(typed);
  const fields = checkProfile(change);
  if (fields.length > 0) throw new Refusal('field_invalid', { fields });
  const { nickname, ...details } = change;
  const member = await memberOf(db, sessionOf(context).memberId);
  const [told, taken] = [new Map<string, string>(), [] as string[]];
  for (const [name, text] of Object.entries(details)) {
    if (text === '') taken.push(name);
    else told.set(name, text);
  }
  const sealed = JSON.stringify(sealDetails(vault, member, Object.fromEntries(told)));
  const now = clock.now();
  const changed = sql<string>`(details - ${taken}::text[]) || ${sealed}::jsonb`;
  await inTransaction(db, async (trx) => {
    // A single statement, so that two concurrent changes of different fields are both kept.
    const { profile_completed_at: completedAt } = await trx
      .updateTable('member')
      .set({
        details: changed,
        profile_completed_at: sql`coalesce(profile_completed_at, case when (${changed}) ?& ${[...toldFields]}::text[] then ${now}::timestamptz end)`,
        ...(nickname !== undefined && { nickname }),
      })
      .where('id', '=', member.id)
      .returning('profile_completed_at')
      .executeTakeFirstOrThrow();
    // A complete profile counts for missions, and rewards are given for it.
    if (completedAt?.getTime() === now.getTime())
      await publish(trx, { merchant: merchant.code, memberId: member.id, type: 'missionProgress', data: {} });
  });
  return ownProfile(context);
}

function toWire({ vault }: Pick<Context, 'vault'>, member: Member): Own {
  const details = openDetails(vault, member);
  const shown = profileFields.flatMap((field) => {
    const text = details[field];
    return text === undefined ? [] : [[field, maskName(text)]];
  });
  const incomeSource = incomeSources.find((source) => source === details['incomeSource']);
  return {
    ...(Object.fromEntries(shown) as Partial<Own>),
    nickname: shownNickname(vault, member),
    ...(incomeSource && { incomeSource }),
  };
}
