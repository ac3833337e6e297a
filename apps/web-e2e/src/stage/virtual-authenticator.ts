import type { Page } from '@playwright/test';

/** The passkey device of the person at this page, simulated by Chromium. */
export interface VirtualAuthenticator {
  /** Whether it recognises its user from now on: the right finger, or the wrong one. */
  knowUser(known: boolean): Promise<void>;
}

/** Gives the browser of `page` a device like a phone's own: it finds passkeys without a name and verifies its user. */
export async function withVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowUser: (known) => chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: known }).then(() => undefined),
  };
}

/** Makes the page's browser one without passkeys, before it opens anything. */
export async function withoutPasskeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
}
