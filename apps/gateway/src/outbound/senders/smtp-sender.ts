import { createTransport } from 'nodemailer';
import type { EmailSender } from '../../kernel/ports.ts';
import { isOneAddress } from './settings.ts';
import { reasonOf, SendFailure } from './send-failure.ts';
import type { SmtpSettings } from './settings.ts';

/** How long a mail server may take per message, in ms: our caller gets an answer within four seconds that says why it failed. */
const patience = 3000;

/**
 * Sends e-mails by SMTP (RFC 5321), each over a connection of its own and once: a message that the server did not clearly accept is not
 * retried. `nameOf` returns the sender name of a merchant's e-mails.
 */
export function createSmtpSender(settings: SmtpSettings, nameOf: (merchant: string) => string): EmailSender {
  const { host, port, secure, demandTls, login, ca, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: demandTls && !secure,
    ...(login ? { auth: login } : {}),
    tls: { minVersion: 'TLSv1.2', ...(ca === null ? {} : { ca }) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    // Plain text only: it makes the library fetch or read nothing from this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ merchant, to, subject, text }) {
      if (!isOneAddress(to)) throw new SendFailure('what should be an address is none, or several');
      const sending = transport.sendMail({
        from: { name: nameOf(merchant), address: from.replaceAll('{merchant}', merchant) },
        to,
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await within(patience, sending);
    },
  };
}

async function within(ms: number, sending: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SendFailure('the mail server took too long')), ms);
  try {
    await Promise.race([sending, late]);
  } catch (error) {
    if (error instanceof SendFailure) throw error;
    const { responseCode } = error as { responseCode?: unknown };
    const answered = typeof responseCode === 'number' ? ` ${responseCode}` : '';
    throw new SendFailure(`the mail server did not take a message over (${reasonOf(error)}${answered})`);
  } finally {
    clearTimeout(timer);
    // A failure after the time limit is ignored.
    sending.catch(() => undefined);
  }
}
