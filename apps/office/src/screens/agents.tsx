import { AgentsScreen } from '@parlour/office-agents';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Agents() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter } = usePlace();
  return (
    <AgentsScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      mayRun={(at) => may(session, 'agent.tree', 'w', at)}
      mayPropose={(at) => may(session, 'agent.run', 'p', at)}
    />
  );
}
