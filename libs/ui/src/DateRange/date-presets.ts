/** A span of days, both ends included, as `YYYY-MM-DD`; '' where an end is open. */
export interface DateSpan {
  from: string;
  to: string;
}

export const datePresets = ['today', 'yesterday', 'last7', 'last30', 'month'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The span of a preset on a day: `last7` is that day and the six before it, `month` the calendar month so far. */
export function presetSpan(preset: DatePreset, today: string): DateSpan {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
    case 'last7':
      return { from: daysBefore(today, 6), to: today };
    case 'last30':
      return { from: daysBefore(today, 29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

export type DateProblem = 'order' | 'limits';

/** What is wrong with a span, or null. Days compare as texts. */
export function spanProblem(
  { from, to }: DateSpan,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): DateProblem | null {
  if (from !== '' && to !== '' && from > to) return 'order';
  const outside = (day: string) => day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  return outside(from) || outside(to) ? 'limits' : null;
}
