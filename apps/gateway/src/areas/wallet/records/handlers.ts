import type { components } from '@parlour/api/contract';
import { toWire, type Currency, lotteryVendor } from '@parlour/domain';
import { gameNames, gameTypeTitles, isVendorCode, vendors, type Names } from '../../catalogue/shipped/index.ts';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sqlState } from '../../../kernel/transaction.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { movementsOf, roundsOf, roundSums, roundSumsByDay } from './store.ts';

type Schemas = components['schemas'];

const ownWallet = (context: Context) => walletOf(context.db, sessionOf(context).memberId);

export const recordHandlers: HandlersOf<'listBets' | 'getBetSums' | 'listTransactions'> = {
  async listBets({ query }, context) {
    const language = askedLanguage(context.merchant, query.language);
    const { rows, page } = await roundsOf(context.db, await ownWallet(context), query);
    const list = rows.map((round): Schemas['Bet'] => {
      const of = (minor: string | number | bigint) => toWire({ minor: BigInt(minor), currency: round.currency as Currency });
      return {
        roundId: round.id,
        gameName: textIn(gameNames(round.vendor, round.game_code), language, context.merchant),
        vendorName: textIn(vendorNames(round.vendor), language, context.merchant),
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

  async getBetSums({ query }, context) {
    const wallet = await ownWallet(context);
    const { currency } = wallet;
    const said = ({ rounds, stake, win }: { rounds: string; stake: string; win: string }) => ({
      rounds: Number(rounds),
      stake: toWire({ minor: BigInt(stake), currency }),
      win: toWire({ minor: BigInt(win), currency }),
    });
    const all = await roundSums(context.db, wallet, query);
    if (query.timeZone === undefined) return { ...said(all), days: [] };
    const days = await roundSumsByDay(context.db, wallet, query, query.timeZone).catch((error: unknown) => {
      if (sqlState(error) === '22023') throw new Refusal('invalid_request', { message: `there is no time zone ${query.timeZone}` });
      throw error;
    });
    return { ...said(all), days: days.map(({ day, ...sums }) => ({ day, ...said(sums) })) };
  },

  async listTransactions({ query }, context) {
    const language = askedLanguage(context.merchant, query.language);
    const { rows, page } = await movementsOf(context.db, await ownWallet(context), query);
    const list = rows.map((row): Schemas['Transaction'] => {
      const of = (minor: string | number | bigint) => toWire({ minor: BigInt(minor), currency: row.currency as Currency });
      return {
        id: row.id,
        type: row.kind as Schemas['TransactionType'],
        amount: of(row.amount),
        balanceAfter: of(row.balance_after),
        at: row.at.toISOString(),
        ...(row.reference !== null && { reference: row.reference }),
        ...(row.vendor !== null &&
          row.game_code !== null && {
            gameName: textIn(gameNames(row.vendor, row.game_code), language, context.merchant),
          }),
      };
    });
    return { list, page };
  },
};

function vendorNames(code: string): Names {
  if (code === lotteryVendor) return gameTypeTitles.LOTT;
  return isVendorCode(code) ? vendors[code].titles : { EN: code };
}
