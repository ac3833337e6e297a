/**
 * A message was not taken over by whoever should carry it. Its words go to the log: they say why, and nothing of the
 * message, its receiver or what was answered, since an answer may repeat both.
 */
export class SendFailure extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'SendFailure';
  }
}

/** What of a failed connection may be told: the name of its error, such as ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
