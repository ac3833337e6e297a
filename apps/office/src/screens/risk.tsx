import type { Currency } from '@parlour/domain';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { RiskScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Risk() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  const merchants = useOfficeQuery('listMerchants', {});
  return (
    <RiskScreen
      key={inAddress}
      merchant={merchant}
      currencyOf={(at) => merchants.data?.list.find(({ code }) => code === at)?.currency as Currency | undefined}
      open={open}
      onOpen={onOpen}
      mayPropose={(at) => may(session, 'risk.rule', 'p', at)}
    />
  );
}
