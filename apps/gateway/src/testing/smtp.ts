import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { selfSigned } from './certificate.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The mail as received, including headers; see `textOf`. */
  raw: string;
  /** It came by TLS. */
  secure: boolean;
  /** The user that the sender logged in as. */
  user: string | undefined;
}

export interface TestSmtp {
  port: number;
  /** PEM of the authority that issued its certificate. */
  ca: string;
  /** Received mails, newest last. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A real mail server on 127.0.0.1, whose certificate is for `localhost`; the only log-in is `gateway` with `letmein`. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const { key, cert } = selfSigned(['localhost']);
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'gateway' && password === 'letmein' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
    onData(stream, { envelope, secure, user }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString(), secure, user });
        done();
      });
    },
    ...options,
  });
  // In some tests the sender gives up half-way.
  server.on('error', () => undefined);
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
  // An SMTPServer is not a net.Server, but has one.
  const { port } = server.server.address() as AddressInfo;
  return { port, ca: cert, mails, close: () => new Promise((closed) => server.close(closed)) };
}

/** A header of a mail and its text, decoded. */
export function readMail({ raw }: ReceivedMail): { header(name: string): string; text: string } {
  const at = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const body = raw.slice(at + 4);
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? unquoted(body) : Buffer.from(body);
  return { header, text: bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd() };
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, coded: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : unquoted(coded.replaceAll('_', ' '))).toString('utf8'),
    );
}

function unquoted(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9a-f]{2})/gi, (_coded, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
