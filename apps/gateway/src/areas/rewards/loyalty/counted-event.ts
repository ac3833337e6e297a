/** Something a member did that has just been counted. */
export interface CountedEvent {
  memberId: string;
  merchant: string;
  name: string;
  /** The merchant's. */
  day: string;
  at: Date;
  line: string | null;
  currency: string;
  stake: bigint;
  /** Own stake that counts. */
  valid: bigint;
  paid: bigint;
}
