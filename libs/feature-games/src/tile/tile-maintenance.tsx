import { useLingui } from '@lingui/react/macro';
import { gamesChanged } from '@parlour/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Game } from '../launch/open-game.ts';

const day = 24 * 3_600_000;

/** Why a game cannot be played now and until when, in the reader's own time. At that time the page refetches its games. */
export function TileMaintenance({ until, text }: NonNullable<Game['maintenance']>) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  useEffect(() => {
    const left = until === undefined ? Infinity : Date.parse(until) - Date.now();
    // Longer than a day: timers cannot wait arbitrarily long, and pages do not stay open for so long.
    if (left > day) return;
    const timer = setTimeout(() => gamesChanged(queries), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [until, queries]);
  const time = until !== undefined && timeText(new Date(until), i18n.locale);
  return (
    <>
      {time ? t`Under maintenance until ${time}` : t`Under maintenance`}
      {text !== '' && <bdi> ({text})</bdi>}
    </>
  );
}

/** The time only, if it is today. */
function timeText(at: Date, locale: string): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
}
