import { isAnythingUnsaved, LeaveDialog } from '@parlour/office-ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a form that holds what is not saved is left, for another page or tab of one (office O37). */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isAnythingUnsaved() && (current.pathname !== next.pathname || tabOf(current.search) !== tabOf(next.search)),
    enableBeforeUnload: isAnythingUnsaved,
    withResolver: true,
  });
  return <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

const tabOf = (search: object) => (search as { tab?: string }).tab;
