import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Partner } from '../../kernel/config.ts';
import type { Clock, Random } from '../../kernel/clock.ts';
import { countVendorCall } from '../../observe/vendor-calls.ts';
import { callPartner } from '../../outbound/outbound.ts';
import { vendorSignature } from './signature.ts';

type Schemas = walletComponents['schemas'];
/** `unavailable` if there is no answer, or none that can be trusted. */
export type Revealed = { kind: 'revealed'; verifierUrl: string } | { kind: 'roundOpen' } | { kind: 'unavailable' };

export interface VendorCaller {
  vendor: string;
  partner: Partner;
  clock: Clock;
  random: Random;
  /** `fetch` unless a test provides another. */
  fetch?: typeof globalThis.fetch;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false });
ajv.addSchema(walletContract, 'wallet');
const isRevealAnswer = ajv.compile<Schemas['RevealAnswer']>({ $ref: 'wallet#/components/schemas/RevealAnswer' });
const isWalletError = ajv.compile<Schemas['WalletError']>({ $ref: 'wallet#/components/schemas/WalletError' });

const isFreeRoundsAnswer = ajv.compile<Schemas['FreeRoundsAnswer']>({ $ref: 'wallet#/components/schemas/FreeRoundsAnswer' });
const isRoundsAnswer = ajv.compile<Schemas['RoundsAnswer']>({ $ref: 'wallet#/components/schemas/RoundsAnswer' });

/**
 * Asks a vendor to reveal the seed of a round, by the vendor's own id. Gives up after three seconds and never follows a redirect (security
 * E05).
 */
export async function reveal(vendorRoundId: string, caller: VendorCaller): Promise<Revealed> {
  try {
    const { status, value } = await ask('reveal', { roundId: vendorRoundId } satisfies Schemas['RevealRequest'], caller);
    if (status === 200 && isRevealAnswer(value) && isAt(value.verifierUrl, caller.partner.origin))
      return { kind: 'revealed', verifierUrl: value.verifierUrl };
    return isWalletError(value) && value.code === 'ROUND_OPEN' ? { kind: 'roundOpen' } : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}

/** A vendor's own record of a round. */
export type RoundRecord = Schemas['RoundRecord'];

/** How many pages of one list are read at most, since an endless list must not occupy a job for ever. */
const mostPages = 500;

/**
 * A vendor's own list of rounds that started within a span of time and have ended; null for a vendor without one. Throws if the vendor does
 * not answer or violates the contract.
 */
export async function listRounds({ from, to }: { from: Date; to: Date }, caller: VendorCaller): Promise<RoundRecord[] | null> {
  const rounds: RoundRecord[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const question = { from: from.toISOString(), to: to.toISOString(), ...(after === undefined ? {} : { after }) };
    const { status, value } = await ask('rounds', question satisfies Schemas['RoundsRequest'], caller);
    if (status === 404 && page === 0) return null;
    if (status !== 200 || !isRoundsAnswer(value)) throw new Error(`vendor ${caller.vendor} answered ${status} to its list of rounds`);
    rounds.push(...value.rounds);
    after = value.next;
    if (after === undefined) return rounds;
  }
  throw new Error(`the list of vendor ${caller.vendor} does not end`);
}

/** A vendor's answer about free rounds. `no` is final; `later` means that there was no reliable answer, or that a round is in progress. */
export type FreeRoundsAnswer = 'yes' | 'no' | 'later';

/** Asks a vendor to give a player free rounds; repeating the same campaign changes nothing. */
export function giveFreeRounds(campaign: Schemas['FreeRoundsRequest'], caller: VendorCaller): Promise<FreeRoundsAnswer> {
  return askAboutFreeRounds('free-rounds', campaign, caller);
}

/** Asks a vendor to end free rounds: `yes` once their win has been paid, `no` if the vendor does not know them. */
export function endFreeRounds(campaign: Schemas['EndFreeRoundsRequest'], caller: VendorCaller): Promise<FreeRoundsAnswer> {
  return askAboutFreeRounds('end-free-rounds', campaign, caller);
}

async function askAboutFreeRounds(
  call: 'free-rounds' | 'end-free-rounds',
  campaign: { campaignId: string },
  caller: VendorCaller,
): Promise<FreeRoundsAnswer> {
  try {
    const { status, value } = await ask(call, campaign, caller);
    if (status === 200) return isFreeRoundsAnswer(value) && value.campaignId === campaign.campaignId ? 'yes' : 'later';
    return status < 500 && isWalletError(value) && refusesFreeRounds.has(value.code) ? 'no' : 'later';
  } catch {
    return 'later';
  }
}

/**
 * Refusals that are final. Others are not: a vendor that cannot verify our signature, for example, may accept the rounds once its key is
 * corrected.
 */
const refusesFreeRounds: ReadonlySet<Schemas['WalletError']['code']> = new Set([
  'INVALID_GAME',
  'INVALID_PLAYER',
  'VALIDATION',
  'WRONG_CURRENCY',
  'TRANSACTION_DOES_NOT_EXIST',
  'GAME_MAINTENANCE',
]);

const callNames = {
  reveal: 'vendorReveal',
  rounds: 'vendorRounds',
  'free-rounds': 'vendorFreeRounds',
  'end-free-rounds': 'vendorEndFreeRounds',
} as const;

async function ask(
  call: keyof typeof callNames,
  question: object,
  { vendor, partner, clock, random, fetch }: VendorCaller,
): Promise<{ status: number; value: unknown }> {
  const path = `/vendor/v1/${call}`;
  const body = JSON.stringify(question);
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = random.bytes(24).toString('base64url');
  const signature = vendorSignature({ method: 'POST', path, timestamp, nonce, body }, partner.key);
  const from = performance.now();
  let failed = true;
  try {
    const { status, text } = await callPartner({
      name: callNames[call],
      url: new URL(path, partner.baseUrl),
      allowed: partner.baseUrl,
      headers: { 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
      body,
      ...(fetch && { fetch }),
    });
    const value = JSON.parse(text) as unknown;
    failed = status >= 500;
    return { status, value };
  } finally {
    countVendorCall({ vendor, way: 'sent', ms: performance.now() - from, failed });
  }
}

/** Whether an address is at the vendor's own origin; vendors may send players nowhere else (security D11). */
function isAt(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(origin).origin;
}
