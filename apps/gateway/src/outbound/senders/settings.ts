import { z } from 'zod';
import { type SmsBody, fillIn, readBody } from './sms-request.ts';

/** A mail server that sends our e-mails. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** True for TLS from the first byte, false for STARTTLS. */
  secure: boolean;
  /** False for a server on this machine, with which TLS is used only if offered. */
  demandTls: boolean;
  login: { user: string; pass: string } | null;
  /** PEM of the authority that issued the server's certificate, if Node does not know it. */
  ca: string | null;
  /** The sender address of e-mails; `{merchant}` stands for the merchant's code. */
  from: string;
}

/** An SMS carrier's HTTP interface: the request, and what counts as an accepted message. */
export interface SmsGatewaySettings {
  /** May contain slots, see `fillIn`. */
  url: string;
  origin: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body: SmsBody | null;
  /** Required besides a 2xx status: the value at this path of a JSON answer, or the whole text, must be one of these. */
  accepted: { path: readonly string[]; values: readonly string[] } | null;
}

export interface SenderSettings {
  email: SmtpSettings | null;
  sms: SmsGatewaySettings | null;
}

/** The environment variables that configure them, explained in docs/guides/run-at-scale.md. */
export const senderVariables = {
  SMTP_URL: z.string().optional(),
  SMTP_CA: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  SMS_URL: z.string().optional(),
  SMS_METHOD: z.enum(['GET', 'POST', 'PUT']).default('POST'),
  SMS_HEADERS: z.string().optional(),
  SMS_BODY: z.string().optional(),
  SMS_ACCEPTED: z
    .string()
    .regex(/^[^=]*=.+$/, 'must be path=value|value')
    .optional(),
};
type Environment = z.infer<z.ZodObject<typeof senderVariables>>;

/** Throws an Error whose one sentence names the missing or invalid variable. */
export function readSenders(env: Environment): SenderSettings {
  return { email: readSmtp(env), sms: readSmsGateway(env) };
}

function readSmtp({ SMTP_URL, SMTP_CA, MAIL_FROM }: Environment): SmtpSettings | null {
  if (SMTP_URL === undefined) {
    if (MAIL_FROM !== undefined || SMTP_CA !== undefined) throw new Error('SMTP_URL: is missing, where e-mails are to be sent');
    return null;
  }
  const url = URL.parse(SMTP_URL);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search !== '')
    throw new Error('SMTP_URL: must be smtp://user:password@host:587 or smtps://user:password@host:465');
  if (MAIL_FROM === undefined) throw new Error('MAIL_FROM: is missing, the address that e-mails come from');
  if (!isOneAddress(MAIL_FROM)) throw new Error('MAIL_FROM: must be one address, such as no-reply@mail.example');
  if ((url.username === '') !== (url.password === ''))
    throw new Error('SMTP_URL: has a user without a password, or a password without a user');
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    demandTls: !['localhost', '127.0.0.1', '::1'].includes(host),
    login: url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    ca: SMTP_CA ?? null,
    from: MAIL_FROM,
  };
}

function readSmsGateway(env: Environment): SmsGatewaySettings | null {
  const { SMS_URL: url, SMS_METHOD: method } = env;
  if (url === undefined) {
    for (const name of ['SMS_HEADERS', 'SMS_BODY', 'SMS_ACCEPTED'] as const)
      if (env[name] !== undefined) throw new Error(`SMS_URL: is missing, and ${name} is set`);
    return null;
  }
  const [one, other] = ['1', '2'].map((digit) => URL.parse(fillIn(url, { to: digit, text: digit, merchant: digit }, encodeURIComponent)));
  if (!one || !other || one.origin !== other.origin || !['https:', 'http:'].includes(one.protocol) || one.username !== '')
    throw new Error('SMS_URL: must be an address of one host, such as https://carrier.example/messages?to={to}');
  const body = env.SMS_BODY === undefined ? null : readBody(env.SMS_BODY);
  if (body && method === 'GET') throw new Error('SMS_BODY: a GET has none; take it away or set SMS_METHOD');
  const template = url + (env.SMS_BODY ?? '');
  if (!template.includes('{text}') || !/\{(to|digits)\}/.test(template))
    throw new Error('SMS_BODY: neither it nor SMS_URL says where {to} (or {digits}) and {text} go');
  const headers = readHeaders(env.SMS_HEADERS);
  return { url, origin: one.origin, method, headers, body, accepted: readAccepted(env.SMS_ACCEPTED) };
}

function readHeaders(text: string | undefined): Record<string, string> {
  const shape = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/));
  try {
    return shape.parse(JSON.parse(text ?? '{}'));
  } catch {
    // The value may be a key, so it is not repeated.
    throw new Error('SMS_HEADERS: must be a JSON object of names and values, such as {"authorization":"Bearer key"}');
  }
}

function readAccepted(text: string | undefined): SmsGatewaySettings['accepted'] {
  if (text === undefined) return null;
  const at = text.indexOf('=');
  return { path: text.slice(0, at).split('.').filter(Boolean), values: text.slice(at + 1).split('|') };
}

declare module '../../kernel/config.ts' {
  interface Config {
    /** The carriers of text messages and e-mails; null for the outbox of demo sites. */
    senders: SenderSettings;
  }
}

/** Whether a text is exactly one e-mail address: in a mail header, anything more could add a second receiver. */
export function isOneAddress(text: string): boolean {
  return /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(text);
}
