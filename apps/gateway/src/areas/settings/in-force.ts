import { readNotifications } from '../../db/notifier.ts';
import { forEverybody } from '../../db/work.ts';
import type { Clock } from '../../kernel/clock.ts';
import { merchantOf, type Merchant, type Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { brandAt, currentDecisions, type Decision } from './decisions.ts';

/** The merchants as operators have set them, for every request. */
export interface SettingsInForce {
  /** The merchant with its settings of this moment. */
  of(stated: Merchant): Promise<Merchant>;
  /** Reads again before the next request of each merchant that a payload of the notifier names. */
  hear(payload: string): void;
  /** Reads all again, since notifications may have been lost. */
  lookAgain(): void;
}

interface Known {
  decisions: readonly Decision[];
  readAt: number;
  /** Until the next planned change. */
  until: Date | null;
  merchant: Merchant;
}

/**
 * Keeps each merchant's settings in this process. A change is told by the notification of its event; should that be lost, it is found
 * when what is kept is `lookEvery` milliseconds old. Planned changes come by the clock.
 */
export function createSettingsInForce(
  db: Db,
  merchants: Merchants,
  { clock, lookEvery }: { clock: Clock; lookEvery: number },
): SettingsInForce {
  const known = new Map<string, Known>();
  const reading = new Map<string, Promise<Known>>();

  const read = (stated: Merchant): Promise<Known> => {
    const { code } = stated;
    const begun = performance.now();
    const work: Promise<Known> = currentDecisions(db, [code], clock.now()).then((decisions) => {
      const fresh = { ...as(stated, decisions), readAt: begun };
      // What was told meanwhile is not in this answer.
      if (reading.get(code) === work) {
        known.set(code, fresh);
        reading.delete(code);
      }
      return fresh;
    });
    work.catch(() => reading.get(code) === work && reading.delete(code));
    reading.set(code, work);
    return work;
  };
  const as = (stated: Merchant, decisions: readonly Decision[]): Omit<Known, 'readAt'> => {
    const now = clock.now();
    const planned = decisions.filter(({ from_at: from }) => from > now).map(({ from_at: from }) => from.getTime());
    return {
      decisions,
      until: planned.length === 0 ? null : new Date(Math.min(...planned)),
      merchant: decisions.length === 0 ? stated : merchantOf(brandAt(stated.brand, decisions, now), stated.closed),
    };
  };
  const forget = (code: string): void => {
    known.delete(code);
    reading.delete(code);
  };

  return {
    async of(stated) {
      const { code } = stated;
      const kept = known.get(code);
      if (!kept || performance.now() - kept.readAt > lookEvery)
        return (await (reading.get(code) ?? forEverybody(() => read(stated)))).merchant;
      if (kept.until === null || clock.now() < kept.until) return kept.merchant;
      const moved = { ...as(stated, kept.decisions), readAt: kept.readAt };
      known.set(code, moved);
      return moved.merchant;
    },
    hear(payload) {
      for (const { merchant, memberId } of readNotifications(payload)) if (memberId === null) forget(merchant);
    },
    lookAgain: () => merchants.all.forEach(({ code }) => forget(code)),
  };
}
