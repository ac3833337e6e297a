import { createHash } from 'node:crypto';
import { fromDecimal, isCurrency, toDecimal, type Money } from '@parlour/domain';
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { WalletRefusal } from './wallet-refusal.ts';

type Schemas = walletComponents['schemas'];
/** The body of each call of the vendor wallet. */
export interface WalletBodies {
  authenticate: Schemas['AuthenticateRequest'];
  balance: Schemas['BalanceRequest'];
  bet: Schemas['BetRequest'];
  win: Schemas['WinRequest'];
  rollback: Schemas['RollbackRequest'];
  promo: Schemas['PromoRequest'];
  'end-round': Schemas['EndRoundRequest'];
  batch: Schemas['BatchRequest'];
}
export type WalletCall = keyof WalletBodies;

// Without coercion: a number is not an amount (security E03).
const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(walletContract, 'wallet');
const rule = (schema: string) => ajv.compile({ $ref: `wallet#/components/schemas/${schema}` });
const rules: Record<WalletCall, ValidateFunction> = {
  authenticate: rule('AuthenticateRequest'),
  balance: rule('BalanceRequest'),
  bet: rule('BetRequest'),
  win: rule('WinRequest'),
  rollback: rule('RollbackRequest'),
  promo: rule('PromoRequest'),
  'end-round': rule('EndRoundRequest'),
  batch: rule('BatchRequest'),
};

/** Parses a call's body; throws the WalletRefusal VALIDATION if it violates the contract. */
export function readBody<C extends WalletCall>(call: C, rawBody: Buffer): WalletBodies[C] {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new WalletRefusal('VALIDATION', 'the body is not JSON');
  }
  const valid = rules[call];
  if (!valid(body)) throw new WalletRefusal('VALIDATION', ajv.errorsText(valid.errors));
  if (!isStorable(body)) throw new WalletRefusal('VALIDATION', 'text holds a null character or half a surrogate pair');
  return body as WalletBodies[C];
}

/**
 * The database can store neither null characters nor unpaired surrogates; replaced, two ids that differ only in those would become the
 * same.
 */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isStorable);
  return true;
}

/** The money of a call; throws VALIDATION if it has more decimals than the currency, and WRONG_CURRENCY for an unknown one. */
export function moneyOf({ amount, currency }: { amount: string; currency: string }): Money {
  if (!isCurrency(currency)) throw new WalletRefusal('WRONG_CURRENCY', `${currency} is not known`);
  try {
    return fromDecimal(amount, currency);
  } catch {
    throw new WalletRefusal('VALIDATION', `${amount} has more decimals than ${currency}`);
  }
}

/**
 * A hash of what two calls with one transaction id must have in common to count as the same call: the content, but neither the session nor
 * the way the amount is written.
 */
export function contentHash(kind: string, content: readonly (string | boolean | Money | undefined)[]): string {
  const plain = content.map((part) => (typeof part === 'object' ? `${toDecimal(part)} ${part.currency}` : (part ?? null)));
  return createHash('sha256')
    .update(JSON.stringify([kind, ...plain]))
    .digest('hex');
}
