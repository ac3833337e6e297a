import webPush from 'web-push';
import { z } from 'zod';
import { callKind } from '../../../kernel/outbox.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { CallRefused, handling, type CallHandler } from '../../../outbound/handling.ts';
import { outboundFetch } from '../../../outbound/outbound-fetch.ts';
import { devicePlace, type Subscribed } from './devices.ts';
import { keyPlace } from './keys.ts';
import { isPushService } from './settings.ts';

/** The largest message, in bytes (content N87). */
const mostBytes = 3000;
/** How long a push service keeps a notification for a device that is switched off, in seconds. */
const keptSeconds = 24 * 3600;

const notice = z.object({
  device: z.string(),
  title: z.string(),
  body: z.string(),
  /** A newer notification replaces an older one with the same tag. */
  tag: z.string(),
  /** The path on the site that pressing it opens. */
  url: z.string(),
  /** True to deliver it at once, even to a phone in battery-saving mode. */
  urgent: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** Safe to retry: a second copy of a notification replaces the first. */
export const pushCall = callKind({ name: 'push', payload: notice, sealed: true, attempts: 6, within: 3 * 3600 });

export interface PushCallDeps {
  /** Access to the rows of all merchants. */
  db: Db;
  vault: Vault;
  merchants: Merchants;
  services: readonly string[];
}

/** Hands notifications to push services (RFC 8030, 8291 and 8292), and removes devices that their push service no longer knows. */
export function pushCalls({ db, vault, merchants, services }: PushCallDeps): CallHandler[] {
  return [
    handling(pushCall, {
      async call({ device: id, urgent, ...shown }, { merchant }): Promise<'shown' | 'gone'> {
        const row = await db
          .selectFrom('push_subscription as s')
          .innerJoin('push_key as k', 'k.id', 's.key_id')
          .select(['s.subscription', 'k.id as key_id', 'k.public_key', 'k.private_key'])
          .where('s.id', '=', id)
          .executeTakeFirst();
        if (!row) return 'gone';
        const { endpoint, ...keys } = JSON.parse(vault.open(devicePlace(merchant, id), row.subscription)) as Subscribed;
        if (!isPushService(endpoint, services)) throw new CallRefused('its push service is no longer among PUSH_SERVICES');
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, fitting(shown), {
          vapidDetails: {
            subject: `https://${merchants.byCode(merchant).domains[0]}`,
            publicKey: row.public_key,
            privateKey: vault.open(keyPlace(merchant, row.key_id), row.private_key),
          },
          TTL: keptSeconds,
          urgency: urgent ? 'high' : 'normal',
          topic: shown.tag,
        });
        const { status } = await outboundFetch('push service', [new URL(endpoint).origin])(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: new Uint8Array(body as Buffer),
        });
        if (status === 404 || status === 410) return 'gone';
        if (status >= 200 && status < 300) return 'shown';
        if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
        throw new CallRefused(`the push service answered ${status}`);
      },
      async done(trx, { payload, result }) {
        if (result === 'gone') await trx.deleteFrom('push_subscription').where('id', '=', payload.device).execute();
      },
    }),
  ];
}

/** The message for the site's service worker, with its body shortened if it would be too large. */
function fitting(shown: Omit<Notice, 'device' | 'urgent'>): string {
  const text = JSON.stringify(shown);
  return Buffer.byteLength(text) <= mostBytes ? text : JSON.stringify({ ...shown, body: `${shown.body.slice(0, 200)}…` });
}
