import { LedgerScreen } from '@parlour/office-money';
import { TextLink } from '@parlour/ui';
import { allMerchants } from '../boot/all-merchants.ts';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';

export function Ledger() {
  const session = useSession();
  return (
    <LedgerScreen
      mayCheck={may(session, 'ledger.check', 'r', 'platform')}
      mayReconcile={may(session, 'ledger.reconcile', 'w', 'platform')}
      mayAskVendors={may(session, 'ledger.reconcile', 'w', 'platform')}
      linkTo={(id, text) => <TextLink render={<OfficeLink to={`/m/${allMerchants}/members/${id}`} />}>{text}</TextLink>}
      mayClose={may(session, 'case.close', 'w', 'platform')}
    />
  );
}
