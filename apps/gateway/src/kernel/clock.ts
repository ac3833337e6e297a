/** Time and randomness are passed in: tests set them. */
export interface Clock {
  now(): Date;
  /** The time that SQL functions are told; null where they read the database's own, once they hold their locks. */
  statementTime(): Date | null;
}
export interface Random {
  /** `size` bytes from a CSPRNG. */
  bytes(size: number): Buffer;
}

/** This machine's time; what SQL functions decide by is the database's own. */
export const systemClock: Clock = { now: () => new Date(), statementTime: () => null };
