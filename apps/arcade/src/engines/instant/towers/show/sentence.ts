import type { TowersEvent } from '../events.ts';
import type { TowersTexts } from './texts.ts';

/** The state of play after these events, in a sentence; `win` is what could be collected. */
export function sentenceOf(events: readonly TowersEvent[], win: string, { t, decimal }: TowersTexts): string {
  const last = events.at(-1);
  if (last?.type === 'end') return last.win > 0 ? t('collectedSentence', { times: decimal(last.win / 10_000) }) : t('trapSentence');
  return last?.type === 'reveal'
    ? t('clearSentence', { floor: last.row + 1, times: decimal(last.times / 10_000), win })
    : t('climbSentence');
}
