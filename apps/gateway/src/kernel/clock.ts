/** Time and randomness are passed in: tests set them. */
export interface Clock {
  now(): Date;
  /** The time passed to SQL functions; null where they read the database's own clock, after taking their locks. */
  statementTime(): Date | null;
}
export interface Random {
  /** `size` bytes from a CSPRNG. */
  bytes(size: number): Buffer;
}

/** This machine's time; SQL functions use the database's clock. */
export const systemClock: Clock = { now: () => new Date(), statementTime: () => null };
