import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../../kernel/clock.ts';

/** Parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. Apps handle others unreliably. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps before and after the current one are accepted too, because a phone's clock differs from ours. */
const window = 1;
/** The length that RFC 4226 recommends: as many bytes as a SHA-1 hash. */
const secretBytes = 20;

/** A new secret, in Base32. */
export function newSecret(random: Random): string {
  return new Secret({ buffer: Uint8Array.from(random.bytes(secretBytes)).buffer }).base32;
}

/** The content of the QR code; apps show `issuer` and `account` beside their codes. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...kind, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code belongs to, now or one step away; null if it matches none of them. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  // Otherwise otpauth throws for six characters that take more than six bytes.
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...kind, secret: Secret.fromBase32(secret), token, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
