import { readNotifications } from '../../db/notifier.ts';
import { forEverybody } from '../../db/work.ts';
import type { Clock } from '../../kernel/clock.ts';
import { merchantOf, type Merchant, type Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { brandAt, currentDecisions, type Decision } from './decisions.ts';

/** The merchants with operators' settings applied, for every request. */
export interface SettingsInForce {
  /** The merchant with its current settings applied. */
  of(stated: Merchant): Promise<Merchant>;
  /** Handles a notification: the merchants that it names are read again before their next request. */
  hear(payload: string): void;
  /** Call it when notifications may have been lost: everything is read again. */
  missed(): void;
}

interface Known {
  decisions: readonly Decision[];
  readAt: number;
  /** The time of the next planned change. */
  until: Date | null;
  merchant: Merchant;
}

/**
 * Caches each merchant's settings in this process. Changes are announced by the notification of their event; if one is lost, it is found
 * once the cached settings are `lookEvery` milliseconds old. Planned changes take effect by the clock.
 */
export function createSettingsInForce(
  db: Db,
  merchants: Merchants,
  { clock, lookEvery }: { clock: Clock; lookEvery: number },
): SettingsInForce {
  // By brand id.
  const known = new Map<string, Known>();
  const reading = new Map<string, Promise<Known>>();

  const read = (stated: Merchant): Promise<Known> => {
    const { brandId, code } = stated;
    const begun = performance.now();
    const work: Promise<Known> = currentDecisions(db, [code], clock.now()).then((decisions) => {
      const fresh = { ...as(stated, decisions), readAt: begun };
      // Not cached if a change was announced meanwhile, which this answer may lack.
      if (reading.get(brandId) === work) {
        known.set(brandId, fresh);
        reading.delete(brandId);
      }
      return fresh;
    });
    work.catch(() => reading.get(brandId) === work && reading.delete(brandId));
    reading.set(brandId, work);
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
  const forget = ({ brandId }: Merchant): void => {
    known.delete(brandId);
    reading.delete(brandId);
  };

  return {
    async of(stated) {
      const { brandId } = stated;
      const kept = known.get(brandId);
      if (!kept || performance.now() - kept.readAt > lookEvery)
        return (await (reading.get(brandId) ?? forEverybody(() => read(stated)))).merchant;
      if (kept.until === null || clock.now() < kept.until) return kept.merchant;
      const moved = { ...as(stated, kept.decisions), readAt: kept.readAt };
      known.set(brandId, moved);
      return moved.merchant;
    },
    hear(payload) {
      for (const { merchant, memberId } of readNotifications(payload))
        if (memberId === null) merchants.all.filter(({ code }) => code === merchant).forEach(forget);
    },
    missed: () => merchants.all.forEach(forget),
  };
}
