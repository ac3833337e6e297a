// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { lotteryBetsQuery, useApi } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SlipEntry } from '../slip/slip.ts';

/** Puts the bets of the player's last ticket in a game on the slip again, at current odds. */
export function useRepeat(gameCode: string, add: (entries: readonly Omit<SlipEntry, 'id'>[]) => void) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const repeat = async () => {
    setBusy(true);
    try {
      const { list } = await queryClient.fetchQuery(lotteryBetsQuery(api, { gameCode, pageSize: 100 }));
      const [newest] = list;
      // A ticket may cover several draws: each of its bets is taken once.
      const ticket = list.filter(({ ticketId, drawId }) => ticketId === newest?.ticketId && drawId === newest.drawId);
      if (ticket.length === 0) toasts.show({ mood: 'info', text: t`You have no ticket of this game yet.` });
      else add(ticket.toReversed().map(({ type, at, selection, unit, group }) => ({ type, at, selection, unit, group })));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, repeat: () => void repeat() };
}
