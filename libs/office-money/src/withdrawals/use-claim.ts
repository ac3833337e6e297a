import { claimMinutes } from '@parlour/domain/office';
import { useOffice } from '@parlour/office-api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Claims a withdrawal while it is open, so that no two people work on it; releases it afterwards. */
export function useClaim(id: string | undefined): void {
  const office = useOffice();
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    // Refused if a colleague was quicker: the list then says who.
    const claim = () =>
      office.call('claimWithdrawal', { body: { id } }).catch(() => queries.invalidateQueries({ queryKey: ['listPendingWithdrawals'] }));
    const claimed = claim();
    const again = setInterval(() => void claim(), (claimMinutes * 60_000) / 2);
    return () => {
      clearInterval(again);
      // If it was decided meanwhile, or cannot be released now, the claim expires by itself.
      void claimed.then(() => office.call('unclaimWithdrawal', { body: { id } })).catch(() => undefined);
    };
  }, [id, office, queries]);
}
