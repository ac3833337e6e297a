import type { MinesEvent } from '../events.ts';
import type { MinesTexts } from './texts.ts';

/** The state of play after these events, in a sentence; `win` is what could be collected. */
export function sentenceOf(events: readonly MinesEvent[], win: string, { t, decimal }: MinesTexts): string {
  const last = events.at(-1);
  if (last?.type === 'end') return last.win > 0 ? t('collectedSentence', { times: decimal(last.win / 10_000) }) : t('mineSentence');
  return last?.type === 'reveal' ? t('safeSentence', { times: decimal(last.times / 10_000), win }) : t('laidSentence');
}
