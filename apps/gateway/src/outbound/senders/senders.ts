import type { Senders } from '../../kernel/ports.ts';
import { refuseInTransaction } from '../../kernel/transaction.ts';
import type { Merchants } from '../../kernel/merchants.ts';
import { messageSeconds } from '../../observe/meters.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { SendFailure } from './send-failure.ts';
import type { SenderSettings } from './settings.ts';
import { createSmtpSender } from './smtp-sender.ts';

/** The configured carriers. Without one, demo merchants use the outbox, and sending fails for others. */
export function sendersOf(settings: SenderSettings, merchants: Merchants, outbox: Senders): Senders {
  const byCode = new Map(merchants.all.map((merchant) => [merchant.code, merchant]));
  const demoOnly = <Message extends { merchant: string }>(send: (message: Message) => Promise<void>) => ({
    async send(message: Message) {
      if (byCode.get(message.merchant)?.jurisdiction !== 'demo')
        throw new SendFailure(`nobody is configured to carry it for ${message.merchant}`);
      await send(message);
    },
  });
  return {
    sms: settings.sms ? createHttpSmsSender(settings.sms) : demoOnly((sms) => outbox.sms.send(sms)),
    email: settings.email
      ? createSmtpSender(settings.email, (merchant) => byCode.get(merchant)?.name ?? merchant)
      : demoOnly((email) => outbox.email.send(email)),
  };
}

/** The same carriers, measured: how many messages they send, how long each takes, and how often sending fails. */
export function measured({ sms, email }: Senders): Senders {
  return {
    sms: { send: (message) => timed('sms', () => sms.send(message)) },
    email: { send: (message) => timed('email', () => email.send(message)) },
  };
}

async function timed(channel: 'sms' | 'email', send: () => Promise<void>): Promise<void> {
  refuseInTransaction(`a message by ${channel}`);
  const end = messageSeconds.startTimer({ channel });
  try {
    await send();
    end({ outcome: 'sent' });
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
