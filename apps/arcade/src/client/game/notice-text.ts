import type { Money } from '@parlour/domain';
import type { Texts } from '../texts/en.ts';
import { fill } from '../texts/load-texts.ts';
import type { Notice } from './state.ts';

export function noticeText(notice: Notice, texts: Texts, say: (amount: Money) => string): string {
  if (notice.kind === 'notEnough') return fill(texts.notEnough, { balance: say(notice.balance) });
  if (notice.kind === 'winPending' || notice.kind === 'lastRound') return fill(texts[notice.kind], { win: say(notice.win) });
  return texts[notice.kind];
}
