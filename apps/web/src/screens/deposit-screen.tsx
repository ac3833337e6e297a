// @flag bonuses
import { DepositPromotion } from '@parlour/feature-loyalty/deposit-promotion';
import { DepositScreen } from '@parlour/feature-wallet';

/** The page of deposits, with the promotions that a deposit can be for. */
export function DepositWithPromotions() {
  return <DepositScreen Promotions={DepositPromotion} />;
}
