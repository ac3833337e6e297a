import { PromotionScreen } from '@parlour/office-rewards';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Promotion() {
  const session = useSession();
  const { promotion } = useParams({ strict: false }) as { promotion: string };
  const { inAddress } = usePlace();
  return (
    <PromotionScreen
      key={`${inAddress} ${promotion}`}
      merchant={inAddress}
      promotion={promotion}
      back={<OfficeLink to={`/m/${inAddress}/promotions`} />}
      timeZone={session.merchants.find(({ code }) => code === inAddress)?.timeZone ?? 'UTC'}
      mayEdit={may(session, 'promotion.edit', 'w', inAddress)}
      mayDecide={may(session, 'promotion.publish', 'p', inAddress)}
    />
  );
}
