import type { components } from '@parlour/api/contract';
import { toWire, type Currency, type LanguageCode } from '@parlour/domain';
import { gameName, isVendorCode, vendors } from '../catalogue/index.ts';
import { askedLanguage } from '../content/asked-language.ts';
import { sessionOf } from '../http/context.ts';
import type { HandlersOf } from '../http/handler.ts';
import { movementsOf, roundsOf } from './store.ts';

type Schemas = components['schemas'];

export const recordHandlers: HandlersOf<'listBets' | 'listTransactions'> = {
  async listBets({ query }, context) {
    const language = askedLanguage(context.merchant, query.language);
    const { rows, page } = await roundsOf(context.db, sessionOf(context).memberId, query);
    const list = rows.map((round): Schemas['Bet'] => {
      const of = (minor: string | number | bigint) => toWire({ minor: BigInt(minor), currency: round.currency as Currency });
      return {
        roundId: round.id,
        gameName: gameName(round.vendor, round.game_code, language),
        vendorName: vendorName(round.vendor, language),
        stake: of(round.stake),
        win: of(round.win),
        status: round.status,
        placedAt: round.placed_at.toISOString(),
        ...(round.settled_at && { settledAt: round.settled_at.toISOString() }),
        verifiable: round.status !== 'open' && Object.hasOwn(context.config.vendors, round.vendor),
      };
    });
    return { list, page };
  },

  async listTransactions({ query }, context) {
    const language = askedLanguage(context.merchant, query.language);
    const { rows, page } = await movementsOf(context.db, sessionOf(context).memberId, query);
    const list = rows.map((row): Schemas['Transaction'] => {
      const of = (minor: string | number | bigint) => toWire({ minor: BigInt(minor), currency: row.currency as Currency });
      return {
        id: row.id,
        type: row.kind as Schemas['TransactionType'],
        amount: of(row.amount),
        balanceAfter: of(row.balance_after),
        at: row.at.toISOString(),
        ...(row.reference !== null && { reference: row.reference }),
        ...(row.vendor !== null && row.game_code !== null && { gameName: gameName(row.vendor, row.game_code, language) }),
      };
    });
    return { list, page };
  },
};

function vendorName(code: string, language: LanguageCode): string {
  return isVendorCode(code) ? vendors[code].titles[language] : code;
}
