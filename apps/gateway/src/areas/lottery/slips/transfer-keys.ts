/**
 * Keys of the transfers of tickets, lines and chases; they also determine which striped account a transfer used (ledger/transfers.ts,
 * settlement).
 */
export const ticketStakeKey = (ticketId: string) => `line:${ticketId}:stake`;
export const chasePlacedKey = (chaseId: string, step: number) => `chase:${chaseId}:${step}:placed`;

/** Every key under which money of a ticket may have moved; `run` is the last settlement run of the line. */
export function transferKeys(
  ticketId: string,
  lines: readonly { id: string; run: number | null; chase_id: string | null; chase_step: number | null }[],
) {
  return [
    ticketStakeKey(ticketId),
    `line:${ticketId}:refund`,
    ...lines.flatMap(({ id, run, chase_id, chase_step }) => {
      // The first run's keys have no number; from the second run on, earlier payments may have been reversed.
      const paid = ['win', 'refund'].flatMap((part) =>
        Array.from({ length: run ?? 0 }, (_, at) =>
          at === 0 ? [`line:${id}:${part}`] : [`line:${id}:${part}:${at + 1}`, `line:${id}:${part}:${at + 1}:back`],
        ),
      );
      return [...paid.flat(), ...(chase_id !== null && chase_step !== null ? [chasePlacedKey(chase_id, chase_step)] : [])];
    }),
  ];
}
