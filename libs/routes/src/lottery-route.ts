// @flag lottery
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lotteryRecordSearch, lotterySearch, type LotteryRecordSearch, type LotterySearch, type LotteryView } from './lottery-search.ts';

export interface LotteryRoute extends LotterySearch {
  /** Opens a game, or the lobby if undefined. Back returns to where it was opened. */
  open(gameCode: string | undefined): void;
  /** Shows one part of the game's page; the slip if undefined. */
  show(view: LotteryView | undefined): void;
}

/** Which game a lottery page shows; only below `/lottery`, `/vnLottery`, `/seaLottery` and `/trend`. */
export function useLotteryRoute(): LotteryRoute {
  const search = lotterySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { gameCode } = search;
  return {
    ...search,
    open: (next) => void navigate({ to: '.', search: (next === undefined ? {} : { gameCode: next }) as never }),
    show: (view) => void navigate({ to: '.', search: { gameCode, ...(view && { view }) } as never, replace: true, resetScroll: false }),
  };
}

/** The draw of the page `/draw/$drawId`. */
export function useDrawRoute(): string {
  const { drawId = '' } = useParams({ strict: false }) as { drawId?: string };
  return drawId;
}

export interface LotteryRecordRoute extends LotteryRecordSearch {
  /** Changes the filter; pages and tickets add to the history, other choices start at page 1. */
  change(next: LotteryRecordSearch): void;
  openTicket(ticket: string | undefined): void;
}

/** Which lines the lottery record shows; only below its route. */
export function useLotteryRecordRoute(): LotteryRecordRoute {
  const search = lotteryRecordSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    ...search,
    change: ({ pageNo, ...next }) => {
      const { pageNo: _page, ticket: _ticket, ...kept } = search;
      void navigate({ to: '.', search: { ...kept, ...next, ...(pageNo && { pageNo }) } as never, replace: pageNo === undefined });
    },
    openTicket: (ticket) => void navigate({ to: '.', search: { ...search, ticket } as never, resetScroll: false }),
  };
}
