/** A member's action that has just been counted. */
export interface CountedEvent {
  memberId: string;
  merchant: string;
  name: string;
  /** The merchant's day. */
  day: string;
  at: Date;
  line: string | null;
  currency: string;
  stake: bigint;
  /** The part of the own stake that counts. */
  valid: bigint;
  paid: bigint;
}
