import { toWire, money } from '@parlour/domain';
import { askedLanguage } from '../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withOwnIdempotency, type HandlersOf } from '../../http/handler.ts';
import { categoryMenus } from '../catalogue/lanes.ts';
import { walletOf } from '../identity/member/wallet-of.ts';
import { drawBook } from './shown/book.ts';
import { drawDetail, newestDraws, openedDraws, openedToWire } from './shown/draws.ts';
import { gameNamesIn } from './shown/game-names.ts';
import { flags, isOnPage, lotteryAddress, pageOf } from './shown/launch.ts';
import { inGroups, lotteryGames, recentGameCodes } from './shown/menus.ts';
import { drawReport } from './shown/report.ts';
import { rulesOf } from './shown/rules.ts';
import { trendOf } from './shown/trends.ts';
import { cancelTicket } from './slips/cancel.ts';
import { chaseOf, chasesOf } from './slips/chase-records.ts';
import { stopChase } from './slips/chases.ts';
import { placeSlip } from './slips/place.ts';
import { quoteSlip } from './slips/quote.ts';
import { linesOf, ownInDraws, ticketOf } from './slips/records.ts';

type LotteryOperation =
  | 'getGameMenus'
  | 'getLotteryMenus'
  | 'listRecentLotteryGames'
  | 'listOpenedDraws'
  | 'listNewestDraws'
  | 'getLotteryLaunch'
  | 'getLotteryRules'
  | 'getDraw'
  | 'getDrawBook'
  | 'getDrawReport'
  | 'getTrend'
  | 'quoteBets'
  | 'placeBets'
  | 'listLotteryBets'
  | 'getTicket'
  | 'cancelTicket'
  | 'listChases'
  | 'stopChase';

/** How many games `listRecentLotteryGames` returns at most (lottery.md 9). */
const mostRecent = 20;

const memberOf = (context: Context) => sessionOf(context).memberId;

const ticketAsked = (context: Context, ticketId: string, language: string | undefined) => ({
  memberId: memberOf(context),
  ticketId,
  time: context.clock.statementTime(),
  nameOf: gameNamesIn(context.merchant, language),
});

export const lotteryHandlers: HandlersOf<LotteryOperation> = {
  async getGameMenus({ query }, context) {
    const { db, merchant, clock } = context;
    const { prizeMode, language } = query;
    if (prizeMode === undefined) return { list: await categoryMenus(context, language) };
    if (!merchant.flags.lottery) throw new Refusal('function_not_enabled');
    return { list: inGroups(await lotteryGames(db, merchant, { prizeMode }, askedLanguage(merchant, language), clock.now())) };
  },

  async getLotteryMenus({ query }, { db, merchant, clock }) {
    const asked = { vietnamOnly: true, prizeMode: query.prizeMode };
    return { list: inGroups(await lotteryGames(db, merchant, asked, askedLanguage(merchant, query.language), clock.now())) };
  },

  async listRecentLotteryGames({ query }, context) {
    const { db, merchant, clock } = context;
    const codes = await recentGameCodes(db, memberOf(context), mostRecent);
    const asked = { vietnamOnly: true, prizeMode: query.prizeMode, codes };
    const games = await lotteryGames(db, merchant, asked, askedLanguage(merchant, query.language), clock.now());
    return { list: games.map(({ game }) => game).sort((a, b) => codes.indexOf(a.gameCode) - codes.indexOf(b.gameCode)) };
  },

  listOpenedDraws: ({ query }, { db, merchant }) => openedDraws(db, merchant.code, query.gameCode, query),

  async listNewestDraws({ query }, context) {
    const { db, merchant } = context;
    const wallet = await walletOf(db, memberOf(context));
    const draws = await newestDraws(db, merchant.code, query.gameCodes.split(','));
    const own = await ownInDraws(
      db,
      wallet,
      draws.map(({ id }) => id),
    );
    const of = (minor: string) => toWire(money(BigInt(minor), wallet.currency));
    return {
      list: draws.map((draw) => {
        const { lines, stake, payout } = own.get(draw.id) ?? { lines: 0, stake: '0', payout: '0' };
        return { draw: openedToWire(draw), mine: { lines, stake: of(stake), payout: of(payout) } };
      }),
    };
  },

  async getLotteryLaunch({ query }, { db, merchant, siteOrigin }) {
    const page = pageOf(query.lottoArea, query.lottoPrizeMode);
    if (!merchant.flags[flags[page]]) throw new Refusal('function_not_enabled');
    const language = askedLanguage(merchant, query.language);
    const code = query.lottoView === 'betting' ? query.lottoGameCode : undefined;
    const gameCode = code !== undefined && (await isOnPage(db, merchant, page, code)) ? code : undefined;
    return { url: lotteryAddress(siteOrigin, { page, gameCode, backUrl: query.backUrl, language }) };
  },

  getLotteryRules: ({ params, query }, { db, merchant }) => rulesOf(db, merchant, params.packId, query.version),

  getDraw: ({ params, query }, { db, merchant }) => drawDetail(db, merchant.code, params.drawId, gameNamesIn(merchant, query.language)),

  getDrawBook: ({ params, query }, { db, merchant }) =>
    drawBook(db, { merchant: merchant.code, drawId: params.drawId, after: query.after }),

  getDrawReport: ({ params }, { db, merchant }) => drawReport(db, { merchant: merchant.code, ...params }),

  getTrend: ({ params, query }, { db, merchant }) =>
    trendOf(db, { merchant: merchant.code, gameCode: params.gameCode, kind: query.kind, window: query.window ?? 30 }),

  quoteBets: ({ body }, context) => quoteSlip(context, memberOf(context), body),

  placeBets: withOwnIdempotency(({ body }, context, asked) => placeSlip(context, memberOf(context), body, asked)),

  async listLotteryBets({ query }, context) {
    return linesOf(context.db, await walletOf(context.db, memberOf(context)), query, gameNamesIn(context.merchant, query.language));
  },

  getTicket: ({ params, query }, context) => ticketOf(context.db, ticketAsked(context, params.ticketId, query.language)),

  async cancelTicket({ params, query }, context) {
    await cancelTicket(context, memberOf(context), params.ticketId);
    return ticketOf(context.db, ticketAsked(context, params.ticketId, query.language));
  },

  listChases: ({ query }, context) => chasesOf(context.db, memberOf(context), query, gameNamesIn(context.merchant, query.language)),

  async stopChase({ params, query }, context) {
    const memberId = memberOf(context);
    await stopChase(context.db, { chaseId: params.chaseId, memberId, now: context.clock.now() });
    return chaseOf(context.db, memberId, params.chaseId, gameNamesIn(context.merchant, query.language));
  },
};
