/**
 * A carrier did not accept a message. The text goes to the log: it says why, but contains nothing of the message, the receiver or the
 * answer, which may repeat both.
 */
export class SendFailure extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'SendFailure';
  }
}

/** What may be logged of a failed connection: the name of its error, such as ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
