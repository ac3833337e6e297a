/** A span of days, both ends included, as `YYYY-MM-DD`; '' where an end is open. */
export interface DateSpan {
  from: string;
  to: string;
}

export type DateProblem = 'order' | 'limits';

/** What is wrong with a span, or null. Days in this form can be compared as strings. */
export function spanProblem(
  { from, to }: DateSpan,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): DateProblem | null {
  if (from !== '' && to !== '' && from > to) return 'order';
  const outside = (day: string) => day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  return outside(from) || outside(to) ? 'limits' : null;
}
