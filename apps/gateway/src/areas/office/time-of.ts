import { refused } from './operator.ts';

/** The time that an operator wrote, in ISO 8601 with a zone; throws a Refusal for anything else. */
export function timeOf(text: string): Date {
  const shape = /^\d{4}-\d{2}-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  const time = new Date(text);
  // A date such as the 31st of February would roll over into March.
  const day = shape && new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate();
  if (!shape || Number.isNaN(time.getTime()) || day !== Number(shape[1]))
    throw refused('field_invalid', `${text} is not a time: write it like 2030-01-01T00:00Z.`);
  return time;
}
