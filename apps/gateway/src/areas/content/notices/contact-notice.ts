import type { LanguageCode } from '@parlour/domain';
import { deliveryTime, type MessageCategory, type NoticeChannel } from '@parlour/domain/content';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob, type JobTools, type TimedJobOf } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { textOf } from '../../../kernel/texts/texts.ts';
import { noticeMail, textMessage } from '../../../outbound/message-calls.ts';
import { findMember } from '../../identity/member/find.ts';
import { openMemberColumn } from '../../identity/member/personal-data.ts';
import type { Member } from '../../identity/member/tables.ts';
import { contactNotice } from '../../messages/contact-notice.ts';
import { wants } from '../../messages/push/devices.ts';
import { aboutOf, amountIn, inboxPath } from '../../messages/push/push-message.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { writtenIn } from '../inbox/inbox.ts';
import { countOffer, isNotified, sentBroadcast } from '../inbox/notified.ts';

/** How many members one run notifies. */
const chunk = 500;
/** Always sent by e-mail and SMS elsewhere, since an intruder must not be able to turn these off; so they are skipped here. */
const toldAnyway: ReadonlySet<string> = new Set(['passwordChanged', 'passwordRecovered', 'newNetwork', 'emailChanged', 'mobileChanged']);

type Channel = Exclude<NoticeChannel, 'push'>;
const channels: readonly Channel[] = ['email', 'sms'];

/**
 * Notifies a member of a message at the confirmed contacts that they chose for its category, unless it was read meanwhile (content N53).
 */
export const sendContactNotice = timedJob({
  name: contactNotice.name,
  payload: z.object({ message: z.uuid() }),
  keptSeconds: 24 * 3600,
  async run({ message: id }, tools) {
    const { db, now, merchants } = tools;
    const message = await db
      .selectFrom('message')
      .select(['merchant', 'member_id', 'kind', 'params'])
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .executeTakeFirst();
    if (!message || toldAnyway.has(message.kind)) return 0;
    const member = await findMember(db, message.member_id);
    if (!member || member.status !== 'active') return 0;
    const merchant = await merchantInForce(db, merchants, message.merchant, now);
    const { category, path, details } = aboutOf(message.kind);
    const { language } = member;
    const text = details ? textOf(details, language, { amount: amountIn(message.params, language) }) : textOf(`push.${category}`, language);
    let told = 0;
    for (const channel of channels)
      if (await isWanted(tools, member, category, channel))
        told += await tell(tools, { merchant, member, channel, text, path, key: `${id} ${channel}` });
    return told;
  },
});

interface Told {
  broadcast: string;
  channel: Channel;
  /** The last member who was notified. */
  after: string | null;
}

/**
 * Notifies members of a broadcast by e-mail or SMS if they chose that for its category and have not read it. Offers wait until the quiet
 * hours are over, skip members who are excluded from betting, and count towards the weekly limit (content N52, N53, N87).
 */
export const contactBroadcast: TimedJobOf<Told> = timedJob({
  name: 'contact-broadcast',
  payload: z.object({ broadcast: z.uuid(), channel: z.enum(['email', 'sms']), after: z.uuid().nullable() }),
  async run({ broadcast: id, channel, after }, tools) {
    const { db, now, merchants } = tools;
    const broadcast = await sentBroadcast(db, id);
    if (!broadcast) return 0;
    const { category } = broadcast;
    const merchant = await merchantInForce(db, merchants, broadcast.merchant, now);
    const at = deliveryTime(category, now, merchant.brand.timeZone);
    if (at > now) {
      await schedule(db, contactBroadcast, { broadcast: id, channel, after }, { key: `${id} ${channel} ${after} ${at.toISOString()}`, at });
      return 0;
    }
    // Starts from the choices, of which there are few, rather than from the members: only those who chose it are notified here.
    const { rows } = await sql<{ id: string; language: LanguageCode }>`
      select m.id, m.language
      from (select distinct member_id from push_choice
        where merchant = ${merchant.code} and channel = ${channel} and category = ${category} and chosen) chose
      join member m on m.id = chose.member_id
      join broadcast b on b.id = ${id} and b.merchant = m.merchant
      left join broadcast_mark mark on mark.member_id = m.id and mark.broadcast_id = b.id
      where (${after}::uuid is null or m.id > ${after}::uuid)
        and ${isNotified(category, channel, now)}
      order by m.id limit ${chunk}`.execute(db);
    for (const { id: memberId, language } of rows) {
      const member = await findMember(db, memberId);
      if (!member) continue;
      if (category === 'offers') await countOffer(db, { merchant: merchant.code, broadcast: id, member: memberId, now });
      const { title, linkage, linkageType } = writtenIn(broadcast, merchant, language);
      const path = linkageType === 'ROUTE' && linkage !== undefined ? linkage : inboxPath;
      await tell(tools, { merchant, member, channel, text: title, path, key: `${id} ${memberId} ${channel}` });
    }
    const last = rows.at(-1);
    if (rows.length === chunk && last)
      await schedule(db, contactBroadcast, { broadcast: id, channel, after: last.id }, { key: `${id} ${channel} ${last.id}`, at: now });
    return rows.length;
  },
});

async function isWanted({ db }: Pick<JobTools, 'db'>, { id }: Member, category: MessageCategory, channel: Channel): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`select ${wants(sql`${id}::uuid`, category, channel)} as wanted`.execute(db);
  return rows[0]!.wanted;
}

interface Telling {
  merchant: Merchant;
  member: Member;
  channel: Channel;
  text: string;
  /** The page on which the member can read more. */
  path: string;
  key: string;
}

/** Sends a notice to a confirmed contact; returns how many were sent, 0 if there is no such contact. */
async function tell(
  { outbox, vault }: Pick<JobTools, 'outbox' | 'vault'>,
  { merchant, member, channel, text, path, key }: Telling,
): Promise<number> {
  const isProved = (channel === 'email' ? member.email_verified_at : member.mobile_verified_at) !== null;
  const to = isProved ? openMemberColumn(vault, member, channel === 'email' ? 'email' : 'mobile') : null;
  if (to === null) return 0;
  const call = { merchant: merchant.code, key };
  const { name: brand } = merchant;
  if (channel === 'sms') {
    await outbox.send(textMessage, { to, text: textOf('notice.sms', member.language, { brand, text }) }, call);
    return 1;
  }
  const address = (at: string) => `https://${merchant.domains[0]!}${at}`;
  const lines = [
    text,
    textOf('notice.more', member.language, { link: address(path) }),
    textOf('notice.choices', member.language, { link: address('/member/securityCenter') }),
  ];
  await outbox.send(noticeMail, { to, subject: `${brand}: ${text}`, text: `${lines.join('\n\n')}\n` }, call);
  return 1;
}
