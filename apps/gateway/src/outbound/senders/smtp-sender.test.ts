import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { readMail, startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { readSenders } from './settings.ts';
import { createSmtpSender } from './smtp-sender.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function smtp(options?: SMTPServerOptions): Promise<TestSmtp> {
  const server = await startSmtp(options);
  closing.push(() => server.close());
  return server;
}
interface Way {
  scheme?: string;
  login?: string;
  host?: string;
  ca?: string | undefined;
  /** Set to treat the server as one that is not on this machine. */
  demandTls?: boolean;
}
function senderAt(port: number, { scheme = 'smtp', login = '', host = 'localhost', ca, demandTls }: Way = {}) {
  const { email } = readSenders({
    SMTP_URL: `${scheme}://${login}${host}:${port}`,
    MAIL_FROM: 'no-reply@{merchant}.example',
    ...(ca === undefined ? {} : { SMTP_CA: ca }),
    SMS_METHOD: 'POST',
  });
  return createSmtpSender({ ...email!, ...(demandTls === undefined ? {} : { demandTls }) }, (merchant) => `Haus ${merchant} – বাড়ি`);
}
const mail = { merchant: 'lotus', to: 'rahim@example.com', subject: 'আপনার কোড', text: '123456 হলো কোড।\n\n.এক লাইন\nশেষ' };

test('a mail arrives whole: from the merchant, to one receiver, in its own script', async () => {
  const server = await smtp();
  await senderAt(server.port, { ca: server.ca }).send(mail);
  expect(server.mails).toMatchObject([{ from: 'no-reply@lotus.example', to: ['rahim@example.com'] }]);
  const { header, text } = readMail(server.mails[0]!);
  expect(header('From')).toBe('Haus lotus – বাড়ি <no-reply@lotus.example>');
  expect([header('To'), header('Subject'), header('Auto-Submitted')]).toEqual(['rahim@example.com', mail.subject, 'auto-generated']);
  expect(text).toBe(mail.text);
});

test('a line break in a subject or an address makes no second header and no second receiver', async () => {
  const server = await smtp();
  const sender = senderAt(server.port, { ca: server.ca });
  await sender.send({ ...mail, subject: 'code\r\nBcc: thief@example.com' });
  for (const to of ['rahim@example.com\r\nRCPT TO:<thief@example.com>', 'rahim@example.com, thief@example.com'])
    await sender.send({ ...mail, to }).catch(() => undefined);
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('thief@example.com');
  expect(server.mails[0]!.raw).not.toMatch(/^Bcc:/im);
});

describe('TLS', () => {
  test('is required where the server is not this machine, or nothing is sent', async () => {
    const server = await smtp();
    await senderAt(server.port, { ca: server.ca, demandTls: true }).send(mail);
    expect(server.mails.map(({ secure }) => secure)).toEqual([true]);
    const plain = await smtp({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await expect(senderAt(plain.port, { demandTls: true }).send(mail)).rejects.toThrow('did not take a message over (ETLS');
    expect(plain.mails).toEqual([]);
  });

  test('may be missing on this machine', async () => {
    const plain = await smtp({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await senderAt(plain.port).send(mail);
    expect(plain.mails.map(({ secure }) => secure)).toEqual([false]);
  });

  test('is there from the first byte with smtps', async () => {
    const server = await smtp({ secure: true });
    await senderAt(server.port, { scheme: 'smtps', ca: server.ca }).send(mail);
    expect(server.mails.map(({ secure }) => secure)).toEqual([true]);
  });

  test('needs a trusted certificate for this name', async () => {
    const [server, other] = [await smtp({ secure: true }), await smtp()];
    await expect(senderAt(server.port, { scheme: 'smtps' }).send(mail)).rejects.toThrow('did not take');
    await expect(senderAt(server.port, { scheme: 'smtps', ca: other.ca }).send(mail)).rejects.toThrow('did not take');
    await expect(senderAt(server.port, { scheme: 'smtps', ca: server.ca, host: '127.0.0.1' }).send(mail)).rejects.toThrow('did not take');
    expect(server.mails).toEqual([]);
  });
});

describe('a login', () => {
  test('is given where there is one', async () => {
    const server = await smtp({ authOptional: false });
    await senderAt(server.port, { ca: server.ca, login: 'gateway:letmein@' }).send(mail);
    expect(server.mails.map(({ user }) => user)).toEqual(['gateway']);
  });

  test.each(['', 'gateway:wrong@'])('%j is not enough where one is needed: nothing is sent, and no password is revealed', async (login) => {
    const server = await smtp({ authOptional: false });
    const failure = await senderAt(server.port, { ca: server.ca, login })
      .send(mail)
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/^SendFailure: the mail server did not take a message over \(E\w+ 53[05]\)$/);
    expect(server.mails).toEqual([]);
  });
});

describe('a mail server that', () => {
  test('refuses the receiver is reported without the receiver', async () => {
    const server = await smtp({
      onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`550 no such user <${address}>`), { responseCode: 550 })),
    });
    await expect(senderAt(server.port, { ca: server.ca }).send(mail)).rejects.toThrow(/\(EENVELOPE 550\)$/);
  });

  test('refuses the text is reported without the text', async () => {
    const server = await smtp({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('554 spam: 123456'), { responseCode: 554 })));
      },
    });
    await expect(senderAt(server.port, { ca: server.ca }).send(mail)).rejects.toThrow(/\(EMESSAGE 554\)$/);
  });

  test('is not there is reported', async () => {
    const server = await startSmtp();
    await server.close();
    await expect(senderAt(server.port).send(mail)).rejects.toThrow('(ESOCKET)');
  });

  test('does not answer is given up within four seconds', async () => {
    const silent = createServer();
    await new Promise<void>((heard) => silent.listen(0, '127.0.0.1', heard));
    closing.push(() => new Promise((closed) => silent.close(() => closed())));
    const began = performance.now();
    await expect(senderAt((silent.address() as AddressInfo).port).send(mail)).rejects.toThrow('mail server');
    expect(performance.now() - began).toBeLessThan(4000);
  });

  test('takes its time with the text is given up within four seconds', async () => {
    let release = () => undefined as void;
    const server = await smtp({
      onData(stream, _session, done) {
        stream.resume();
        release = () => done();
      },
    });
    const began = performance.now();
    await expect(senderAt(server.port, { ca: server.ca }).send(mail)).rejects.toThrow('mail server');
    expect(performance.now() - began).toBeLessThan(4000);
    release();
  });
});
