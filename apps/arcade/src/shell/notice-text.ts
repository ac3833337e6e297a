import type { Notice } from './state.ts';
import type { Texts } from './texts.ts';

export function noticeText(notice: Notice, { t, money }: Texts): string {
  if (notice.kind === 'notEnough') return t('notEnough', { balance: money(notice.balance) });
  if (notice.kind === 'winPending' || notice.kind === 'lastRound') return t(notice.kind, { win: money(notice.win) });
  return t(notice.kind);
}
