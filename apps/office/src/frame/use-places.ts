import { store, stored } from '@parlour/ui/browser-storage';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { allMerchants } from '../boot/all-merchants.ts';
import { may, useSession } from '../session/session.ts';
import { entryGroups, ownEntries, type Entry } from './entries.ts';

const key = 'parlour.office.merchant';
const listeners = new Set<() => void>();

const kept = () => stored('tab', key);

/** The merchant that screens show (its code, or `all`), and the addresses that the roles allow there. */
export function usePlaces() {
  const session = useSession();
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept(),
  );
  const keep = useCallback((code: string) => {
    store('tab', key, code);
    for (const listener of listeners) listener();
  }, []);
  const inAddress = /^\/m\/([^/]+)/.exec(pathname)?.[1];
  const codes = session.merchants.map(({ code }) => code);
  const known = [inAddress, chosen].find((code) => code === allMerchants || codes.includes(code ?? ''));
  const merchant = known ?? (codes.length === 1 ? codes[0]! : allMerchants);
  const isSeen = ({ permission, scope }: Entry) =>
    permission === null || may(session, permission, 'r', scope === 'platform' ? 'platform' : null);
  const groups = entryGroups.flatMap((group) => {
    const seen = group.entries.filter(isSeen);
    return seen.length === 0 ? [] : [{ ...group, entries: seen }];
  });
  // What is one's own is seen with the permission at any merchant.
  const own = ownEntries.filter(({ permission }) => permission === null || may(session, permission, 'r'));
  return {
    merchant,
    /** The time zone in which the merchant's days begin and end; null for all merchants. */
    zone: session.merchants.find(({ code }) => code === merchant)?.timeZone ?? null,
    keep,
    groups,
    own,
    entries: [...groups.flatMap((group) => group.entries), ...own],
    addressOf: ({ path, scope }: Entry) => (scope === 'merchant' ? `/m/${merchant}${path}` : path),
  };
}
