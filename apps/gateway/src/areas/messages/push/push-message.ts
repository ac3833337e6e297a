import { formatMoney, fromDecimal, isCurrency, languages, type LanguageCode } from '@parlour/domain';
import type { MessageCategory } from '@parlour/domain/content';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { textOf, type TextKey } from '../../../kernel/texts/texts.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { wants } from './devices.ts';
import { pushCall } from './push-call.ts';

/** The inbox, where every message can be read. */
export const inboxPath = '/member/messageV2';

/** The category of each kind of message, where pressing it leads, and the text for members who want details on the lock screen. */
const kinds: Partial<Record<string, { category: MessageCategory; path: string; details?: TextKey }>> = {
  depositArrived: { category: 'money', path: '/member/transactionHistory', details: 'push.depositArrived' },
  depositFailed: { category: 'money', path: '/member/transactionHistory', details: 'push.depositFailed' },
  withdrawalApproved: { category: 'money', path: '/member/transactionHistory', details: 'push.withdrawalApproved' },
  withdrawalRejected: { category: 'money', path: '/member/transactionHistory', details: 'push.withdrawalRejected' },
  withdrawalProofAsked: { category: 'money', path: '/member/transactionHistory' },
  transferApproved: { category: 'money', path: '/member/transactionHistory' },
  transferRejected: { category: 'money', path: '/member/transactionHistory' },
  welcome: { category: 'service', path: inboxPath },
  feedbackAnswered: { category: 'service', path: inboxPath },
  levelMayFall: { category: 'service', path: inboxPath },
  fromOperator: { category: 'service', path: inboxPath },
};
/** All other kinds are about the security of the account. */
const ofAccount = { category: 'account', path: '/member/securityCenter', details: undefined } as const;

/** Notifies the member's devices of a message in the inbox (content N87), unless it has been read in the meantime. */
export const pushMessage = timedJob({
  name: 'push-message',
  payload: z.object({ message: z.uuid() }),
  keptSeconds: 24 * 3600,
  async run({ message: id }, { db, now, merchants, outbox }) {
    const message = await db
      .selectFrom('message')
      .innerJoin('member', 'member.id', 'message.member_id')
      .select(['message.merchant', 'message.member_id', 'message.kind', 'message.params', 'member.language'])
      .where('message.id', '=', id)
      .where('message.read_at', 'is', null)
      .where('member.status', '=', 'active')
      .executeTakeFirst();
    if (!message) return 0;
    const merchant = await merchantInForce(db, merchants, message.merchant, now);
    if (!pushes(merchant)) return 0;
    const { category, path, details } = aboutOf(message.kind);
    const devices = await db
      .selectFrom('push_subscription as s')
      .select(['s.id', 's.details'])
      .where('s.member_id', '=', message.member_id)
      .where(wants(sql`s.member_id`, category))
      .execute();
    const { language } = message;
    for (const device of devices) {
      const body =
        details && device.details
          ? textOf(details, language, { amount: amountIn(message.params, language) })
          : textOf(`push.${category}`, language);
      const notice = { device: device.id, title: merchant.name, body, tag: message.kind, url: path, urgent: category !== 'service' };
      await outbox.send(pushCall, notice, { merchant: merchant.code, key: `${id} ${device.id}` });
    }
    return devices.length;
  },
});

/** Notifies a member's devices, if there are any, of a message once the caller's transaction has committed. */
export async function pushLater(db: Db, { message, memberId }: { message: string; memberId: string }, now: Date): Promise<void> {
  const device = await db.selectFrom('push_subscription').select('id').where('member_id', '=', memberId).limit(1).executeTakeFirst();
  if (device) await schedule(db, pushMessage, { message }, { key: message, at: now });
}

/** Whether a merchant pushes notifications. */
export const pushes = ({ flags }: Merchant): boolean => flags.webPush && flags.liteApp;

/** A kind's category and path, and its text with amounts if it has one. */
export const aboutOf = (kind: string): { category: MessageCategory; path: string; details?: TextKey | undefined } =>
  kinds[kind] ?? ofAccount;

export function amountIn({ amount = '', currency = '' }: Record<string, string>, language: LanguageCode): string {
  return isCurrency(currency) ? formatMoney(fromDecimal(amount, currency), languages[language].formatTag) : amount;
}
