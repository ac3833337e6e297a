// @flag bonuses
import { PromotionsScreen } from '@parlour/feature-content/promotions-screen';
import { OwnOffers } from '@parlour/feature-loyalty/offers';

/** The page of promotions, with what the member can take of them. */
export function PromotionsWithOffers() {
  return <PromotionsScreen own={<OwnOffers />} />;
}
