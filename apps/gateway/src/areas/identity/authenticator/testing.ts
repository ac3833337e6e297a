import { Secret, TOTP } from 'otpauth';
import type { TestClient } from '../../../testing/client.ts';
import type { TestGateway } from '../../../testing/gateway.ts';

/** An authenticator app: returns the code of its secret for the gateway's time, shifted by `steps` half minutes. */
export function appWith(gateway: Pick<TestGateway, 'clock'>, secret: string) {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return (steps = 0): string => totp.generate({ timestamp: gateway.clock.now().getTime() + steps * 30_000 });
}

/** Sets up an authenticator for a member who has just passed a step-up; returns the phone and the recovery codes. */
export async function withAuthenticator(gateway: Pick<TestGateway, 'clock'>, member: TestClient) {
  const { setUpKey: secret } = await member.value('beginAuthenticator');
  const code = appWith(gateway, secret);
  const { codes } = await member.value('confirmAuthenticator', { body: { code: code() } });
  return { secret, code, codes };
}
