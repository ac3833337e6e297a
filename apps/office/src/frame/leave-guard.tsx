import { isAnythingUnsaved, LeaveDialog } from '@parlour/office-ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a form that holds what is not saved is left: for another page or tab, or by Back out of what is open (office O37). */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next, action }) => {
      if (!isAnythingUnsaved()) return false;
      const [here, there] = [current.search as Search, next.search as Search];
      // What is open is closed by buttons too, which ask by themselves.
      const isLeft = action !== 'PUSH' && action !== 'REPLACE' && here.open !== undefined && here.open !== there.open;
      return current.pathname !== next.pathname || here.tab !== there.tab || isLeft;
    },
    enableBeforeUnload: isAnythingUnsaved,
    withResolver: true,
  });
  return <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

interface Search {
  tab?: string;
  open?: string;
}
