import { expect, test } from 'vitest';
import { readSenders } from './settings.ts';

const read = (env: Record<string, string>) => readSenders({ SMS_METHOD: 'POST', ...env });

test('without settings nothing is configured', () => {
  expect(read({})).toEqual({ email: null, sms: null });
});

test.each<[Record<string, string>, object]>([
  [{ SMTP_URL: 'smtp://mail.example' }, { host: 'mail.example', port: 587, secure: false, demandTls: true, login: null }],
  [{ SMTP_URL: 'smtps://u:p%40ss@mail.example' }, { port: 465, secure: true, login: { user: 'u', pass: 'p@ss' } }],
  [{ SMTP_URL: 'smtp://127.0.0.1:1025' }, { port: 1025, demandTls: false }],
  [{ SMTP_URL: 'smtp://[::1]:1025' }, { host: '::1', demandTls: false }],
])('%j is a mail server', (env, settings) => {
  expect(read({ MAIL_FROM: 'no-reply@mail.example', ...env }).email).toMatchObject(settings);
});

const sms = { SMS_URL: 'https://carrier.example/messages', SMS_BODY: 'to={to}&text={text}' };
test.each<[string, Record<string, string>]>([
  ['SMTP_URL: is missing', { MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM: is missing', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_FROM: must be one address', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Lotus <a@b.example>' }],
  ['MAIL_FROM: must be one address', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example, c@d.example' }],
  ['SMTP_URL: must be', { SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@b.example' }],
  ['SMTP_URL: must be', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }],
  ['SMTP_URL: has a user without a password', { SMTP_URL: 'smtp://user@mail.example', MAIL_FROM: 'a@b.example' }],
  ['SMS_URL: is missing, and SMS_BODY is set', { SMS_BODY: sms.SMS_BODY }],
  ['SMS_URL: is missing, and SMS_HEADERS is set', { SMS_HEADERS: '{}' }],
  ['SMS_URL: must be', { ...sms, SMS_URL: 'carrier.example/messages' }],
  ['SMS_URL: must be', { ...sms, SMS_URL: 'https://{merchant}.carrier.example/messages' }],
  ['SMS_URL: must be', { ...sms, SMS_URL: 'https://key@carrier.example/messages' }],
  ['SMS_BODY: neither it nor SMS_URL says', { SMS_URL: sms.SMS_URL }],
  ['SMS_BODY: neither it nor SMS_URL says', { ...sms, SMS_BODY: 'text={text}' }],
  ['SMS_BODY: begins like JSON', { ...sms, SMS_BODY: '{"to":{to},"text":"{text}"}' }],
  ['SMS_BODY: a GET has none', { ...sms, SMS_METHOD: 'GET' }],
  ['SMS_HEADERS: must be', { ...sms, SMS_HEADERS: 'authorization: secret-key' }],
  ['SMS_HEADERS: must be', { ...sms, SMS_HEADERS: '{"x":"a\\r\\nb"}' }],
])('%s: %j', (sentence, env) => {
  expect(() => read(env)).toThrow(sentence);
  expect(() => read(env)).not.toThrow('secret-key');
});
