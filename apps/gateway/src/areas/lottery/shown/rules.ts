import type { components } from '@parlour/api/contract';
import { fromDecimal, type Currency } from '@parlour/domain';
import { hasPrizes, lowestGroup, type BetType, type RulePack } from '@parlour/domain/lottery';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { newestPack, offeredPack, type OfferedPack } from '../offered-packs.ts';
import { wireOdds } from '../slips/price.ts';
import { wireRtp } from '../slips/quote.ts';

type Schemas = components['schemas'];

/** A pack as a merchant offers it, without its exposure steps. Throws the Refusal `not_found`. */
export async function rulesOf(db: Db, merchant: Merchant, packId: string, version: number | undefined): Promise<Schemas['LotteryRules']> {
  const pack = await (version === undefined ? newestPack(db, merchant.code, packId) : offeredPack(db, merchant.code, packId, version));
  if (!pack) throw new Refusal('not_found');
  return {
    packId: pack.id,
    version: pack.version,
    currency: merchant.currency,
    ...(merchant.flags.agentRebates && pack.types.some(({ prizeGroup }) => prizeGroup !== undefined) && { lowestGroup }),
    result: hasPrizes(pack.result) ? { prizes: pack.result.prizes.map((prize) => ({ ...prize })) } : fastForm(pack.result),
    options: { ...pack.options },
    ...(pack.caps.maxPayoutPerMember !== undefined && { maxPayoutPerMember: pack.caps.maxPayoutPerMember }),
    types: pack.types.map((type) => typeToWire(pack, type, merchant.currency)),
  };
}

function fastForm({ key, size, alphabet, distinct }: Exclude<RulePack['result'], { prizes: unknown }>): Schemas['ResultForm'] {
  return { key, size, alphabet: alphabetToWire(alphabet), distinct };
}

function typeToWire(pack: OfferedPack, type: BetType, currency: Currency): Schemas['LotteryBetType'] {
  const { id, group, form, k, alphabet, at, boxed, distinct, costUnits, rule, odds, prizeGroup, limits, texts } = type;
  return {
    id,
    group,
    form,
    ...(k !== undefined && { k }),
    alphabet: alphabetToWire(alphabet),
    ...(at && { at: [...at] }),
    ...(boxed && { boxed }),
    ...(distinct && { distinct }),
    costUnits,
    rule: { ...rule },
    odds: wireOdds(odds),
    ...(prizeGroup !== undefined && { prizeGroup }),
    limits: { ...limits, maxPayout: mostOf(pack, limits.maxPayout, currency) },
    texts: { ...texts },
    rtp: wireRtp(pack, type, odds),
  };
}

/** The most that a line is paid: the line's own maximum, or the cap on its payout. */
function mostOf({ caps: { maxPayoutPerBet } }: OfferedPack, maxPayout: string, currency: Currency): string {
  if (maxPayoutPerBet === undefined) return maxPayout;
  return fromDecimal(maxPayoutPerBet, currency).minor < fromDecimal(maxPayout, currency).minor ? maxPayoutPerBet : maxPayout;
}

function alphabetToWire(alphabet: BetType['alphabet']): Schemas['LotteryAlphabet'] {
  return 'symbols' in alphabet ? { symbols: [...alphabet.symbols] } : { ...alphabet };
}
