import walletContract from '@parlour/api/wallet.json' with { type: 'json' };
import type { walletComponents } from '@parlour/api/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Partner } from '../config.ts';
import type { Clock, Random } from '../http/context.ts';
import { callPartner } from '../http/outbound.ts';
import { vendorSignature } from './signature.ts';

type Schemas = walletComponents['schemas'];
/** `unavailable`: no answer, or none that can be believed. */
export type Revealed = { kind: 'revealed'; verifierUrl: string } | { kind: 'roundOpen' } | { kind: 'unavailable' };

export interface VendorCaller {
  vendor: string;
  partner: Partner;
  clock: Clock;
  random: Random;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false });
ajv.addSchema(walletContract, 'wallet');
const isRevealAnswer = ajv.compile<Schemas['RevealAnswer']>({ $ref: 'wallet#/components/schemas/RevealAnswer' });
const isWalletError = ajv.compile<Schemas['WalletError']>({ $ref: 'wallet#/components/schemas/WalletError' });

/** Asks a vendor to end the seed of a round, by the vendor’s id of it. Within three seconds, and never by way of a redirect (security E05). */
export async function reveal(vendorRoundId: string, { vendor, partner, clock, random }: VendorCaller): Promise<Revealed> {
  const path = '/vendor/v1/reveal';
  const body = JSON.stringify({ roundId: vendorRoundId } satisfies Schemas['RevealRequest']);
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = random.bytes(24).toString('base64url');
  const signature = vendorSignature({ method: 'POST', path, timestamp, nonce, body }, partner.key);
  try {
    const { status, text } = await callPartner({
      name: 'vendorReveal',
      url: new URL(path, partner.baseUrl),
      allowed: partner.baseUrl,
      headers: { 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
      body,
    });
    const value: unknown = JSON.parse(text);
    if (status === 200 && isRevealAnswer(value) && isAt(value.verifierUrl, partner.origin))
      return { kind: 'revealed', verifierUrl: value.verifierUrl };
    return isWalletError(value) && value.code === 'ROUND_OPEN' ? { kind: 'roundOpen' } : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}

/** A vendor may send players to its own origin only (security D11). */
function isAt(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(origin).origin;
}
