import { pino, type Logger } from 'pino';
import type { Config } from '../kernel/config.ts';

/**
 * Names under which secrets could get into a log line. pino writes JSON, so a line break in a value cannot start a new line (security E10).
 */
const secrets = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'secret',
  'key',
  'token',
  'code',
  'verificationCode',
  'firebaseIdToken',
  'captcha',
  'altcha',
  'cookie',
  'authorization',
  'x-signature',
];

/** JSON lines on standard output, or on `stream`. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => ['', '*', '*.headers'].map((place) => `${place}["${name}"]`)), censor: '[secret]' },
    serializers: { err: pino.stdSerializers.err },
  };
  return stream ? pino(options, stream) : pino(options);
}
