import { Secret, TOTP } from 'otpauth';

/** A person's authenticator app that was given a key: what it shows now, or so many half minutes later. */
export function authenticatorApp(key: string) {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return (later = 0): string => totp.generate({ timestamp: Date.now() + later * 30_000 });
}
