import type { Currency } from '@parlour/domain';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { MallScreen } from '@parlour/office-loyalty';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Mall() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  const merchants = useOfficeQuery('listMerchants', {});
  return (
    <MallScreen
      key={inAddress}
      merchant={merchant}
      currency={merchants.data?.list.find(({ code }) => code === merchant)?.currency as Currency | undefined}
      open={open}
      onOpen={onOpen}
      mayChange={(at) => may(session, 'promotion.edit', 'w', at)}
    />
  );
}
