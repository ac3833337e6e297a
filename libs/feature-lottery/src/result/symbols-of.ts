// @flag lottery
import type { Schema } from '@parlour/api';

type FastForm = Extract<Schema<'ResultForm'>, { key: string }>;

/** The symbols of a fast game's result, in order; undefined until all are drawn. */
export function symbolsOf({ key, size }: FastForm, result: Schema<'LotteryResult'> | undefined): readonly string[] | undefined {
  const drawn = result?.[key]?.filter((symbol) => symbol !== null) ?? [];
  return drawn.length === size ? drawn : undefined;
}
