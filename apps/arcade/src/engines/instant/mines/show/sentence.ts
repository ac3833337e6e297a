import { timesText } from '../../times.ts';
import type { MinesEvent } from '../events.ts';
import type { MinesTexts } from './texts.ts';

/** The state of play after these events, in a sentence; `win` is what could be collected. */
export function sentenceOf(events: readonly MinesEvent[], win: string, { t }: MinesTexts): string {
  const last = events.at(-1);
  if (last?.type === 'end') return last.win > 0 ? t('collectedSentence', { times: timesText(last.win) }) : t('mineSentence');
  return last?.type === 'reveal' ? t('safeSentence', { times: timesText(last.times), win }) : t('laidSentence');
}
