/** Time and randomness are passed in, so that tests can set them. */
export interface Clock {
  now(): Date;
  /** The time to pass to SQL functions; null makes them read the database's own clock, after taking their locks. */
  statementTime(): Date | null;
}
export interface Random {
  /** `size` bytes from a CSPRNG. */
  bytes(size: number): Buffer;
}

/** This machine's time; SQL functions use the database's clock. */
export const systemClock: Clock = { now: () => new Date(), statementTime: () => null };
