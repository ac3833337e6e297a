// @flag announcements
import { useLocation, useNavigate, useRouter } from '@parlour/routes';

const NOTICE_POPUP = 'notice';

export interface Notice {
  /** The id in the address (`?notice=<id>`); undefined if there is none. */
  id: string | undefined;
  /** Puts a notice into the address, as a new history entry. */
  open(id: string): void;
  /** Takes it out of the address: by going back if it was opened here, else in place. */
  close(): void;
}

/** The announcement that the address opens (content N21): it can be linked to, and Back closes it. */
export function useNotice(): Notice {
  const router = useRouter();
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => (search as { notice?: unknown }).notice });
  const go = (notice: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, notice })) as never,
      state: (before) => ({ ...before, ...(notice !== undefined && { popup: NOTICE_POPUP }) }),
      replace,
      resetScroll: false,
    });
  return {
    id: typeof asked === 'string' && asked !== '' ? asked : undefined,
    open: (id) => go(id, false),
    close: () => (router.history.location.state.popup === NOTICE_POPUP ? router.history.back() : go(undefined, true)),
  };
}
