import { messageCategories, noticeChannels, type NoticeChannel } from '@parlour/domain/content';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../http/handler.ts';
import { sessionOf } from '../../../kernel/context.ts';
import { keepChoice, wants } from '../../messages/push/devices.ts';

/** E-mail and SMS; the choices for devices belong to web push. */
const channels = noticeChannels.filter((channel): channel is Exclude<NoticeChannel, 'push'> => channel !== 'push');

/** Members' choices of what to receive by e-mail and SMS (content N53). */
export const noticeChoiceHandlers: HandlersOf<'getNoticeChoices' | 'chooseNotice'> = {
  async getNoticeChoices(_input, context) {
    const { db } = context;
    const { memberId } = sessionOf(context);
    const member = await db
      .selectFrom('member')
      .select(['email_verified_at as email', 'mobile_verified_at as sms'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const wanted = channels.flatMap((channel) => messageCategories.map((category) => wants(sql`${memberId}::uuid`, category, channel)));
    const { rows } = await sql<{ on: boolean[] }>`select array[${sql.join(wanted)}]::boolean[] as on`.execute(db);
    return {
      channels: channels.map((channel, place) => ({
        channel,
        confirmed: member[channel] !== null,
        choices: messageCategories.map((category, i) => ({ category, on: rows[0]!.on[place * messageCategories.length + i]! })),
      })),
    };
  },

  async chooseNotice({ body: { channel, category, on, wording } }, context) {
    const { db, merchant, clock } = context;
    await keepChoice(db, { merchant: merchant.code, memberId: sessionOf(context).memberId, channel, category, on, wording }, clock.now());
    return null;
  },
};
