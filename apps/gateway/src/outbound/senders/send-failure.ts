/**
 * A carrier did not accept a message. Its text goes to the log: it says why, without anything of the message, the receiver or the answer,
 * which may repeat both.
 */
export class SendFailure extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'SendFailure';
  }
}

/** The part of a failed connection's error that may be logged: its name, such as ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
