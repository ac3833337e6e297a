import { PromotionsScreen } from '@parlour/office-rewards';
import { may, useSession } from '../session/session.ts';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { usePlace } from './use-place.ts';

export function Promotions() {
  const session = useSession();
  const { merchant, inAddress, filters, onFilter, goTo } = usePlace();
  const merchants = useOfficeQuery('listMerchants', {});
  return (
    <PromotionsScreen
      key={inAddress}
      merchant={merchant}
      currency={merchants.data?.list.find(({ code }) => code === merchant)?.currency ?? ''}
      state={filters['state']}
      onFilter={onFilter}
      onOpen={(at, code) => goTo(`/m/${at}/promotions/${encodeURIComponent(code)}`)}
      mayEdit={merchant !== undefined && may(session, 'promotion.edit', 'w', merchant)}
    />
  );
}
