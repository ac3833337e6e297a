import { favouriteIdsQuery, memberQuery, toggleFavouriteMutation, useApi } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { useMemberAction } from '@parlour/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '../launch/open-game.ts';

/** At most one toggle in this many milliseconds (specification 9), whichever heart is pressed. */
const pause = 1000;
let lastToggle = -Infinity;

/** Whether a game is a favourite of the member, and the toggle: a guest logs in first, and then the game is added. */
export function useFavourite(game: Game) {
  const api = useApi();
  const act = useMemberAction();
  const { data: member } = useQuery(memberQuery(api));
  const { data: favourite = false } = useQuery({
    ...favouriteIdsQuery(api),
    enabled: member?.role === 'member',
    select: (ids) => ids.includes(game.nodeId),
  });
  const showError = useErrorToast();
  const toggle = useMutation(toggleFavouriteMutation(api, useQueryClient(), showError));
  function press() {
    const now = performance.now();
    if (now - lastToggle < pause) return;
    lastToggle = now;
    act('favourite', () => toggle.mutate({ game, favourite: !favourite }));
  }
  return { favourite: member?.role === 'member' && favourite, press };
}
