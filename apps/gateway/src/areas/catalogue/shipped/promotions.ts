import { bannerWords, type BannerId, type BannerWords, type CatalogueBanner } from './banners.ts';

/** A promotion without a drawing of its own: it shows a banner's. */
export interface CataloguePromotion extends Omit<CatalogueBanner, 'groupName'> {
  readonly picture: BannerId;
}

const facts: readonly Omit<CataloguePromotion, keyof BannerWords>[] = [
  {
    id: 'new-arrivals',
    picture: 'lotus-lanterns',
    linkage: '/rng?sort=NEW',
    linkageType: 'ROUTE',
  },
];

export const promotions: readonly CataloguePromotion[] = facts.map((promotion) => ({
  ...promotion,
  ...bannerWords('promotion', promotion.id),
}));
