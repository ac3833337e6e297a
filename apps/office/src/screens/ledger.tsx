import { LedgerScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';

export function Ledger() {
  const session = useSession();
  return (
    <LedgerScreen
      mayCheck={may(session, 'ledger.check', 'r', 'platform')}
      mayReconcile={may(session, 'ledger.reconcile', 'w', 'platform')}
      mayAskVendors={may(session, 'ledger.reconcile', 'w', 'platform')}
      mayClose={may(session, 'case.close', 'w', 'platform')}
    />
  );
}
