import type { Flag } from '@parlour/domain';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import { anyOf, namesOf } from './names.ts';

/** The text of a banner: `texts/<tag>.json`. */
export interface BannerWords {
  readonly titles: Names;
  readonly texts: Names;
  readonly actions: Names;
  /** The terms under which its statement is true. */
  readonly terms?: Names;
}

/** A banner as the seed creates it for each merchant. It promises nothing: a real offer is brand data with its own terms. */
export interface CatalogueBanner extends BannerWords {
  readonly id: string;
  readonly groupName: 'w_home' | 'w_promotion';
  readonly linkage: string;
  readonly linkageType: 'ROUTE' | 'LINK' | 'NONE';
  /** The flag without which its statement would not be true of a site. */
  readonly needs?: Flag;
}

const facts = [
  {
    id: 'lotus-lanterns',
    groupName: 'w_home',
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'inHouseGames',
  },
  {
    id: 'evening-tables',
    groupName: 'w_home',
    linkage: '/live',
    linkageType: 'ROUTE',
  },
  {
    id: 'deep-water',
    groupName: 'w_home',
    linkage: '/fish',
    linkageType: 'ROUTE',
  },
  {
    id: 'free-play',
    groupName: 'w_promotion',
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'freePlay',
  },
  {
    id: 'open-books',
    groupName: 'w_promotion',
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'inHouseGames',
  },
] as const satisfies readonly Omit<CatalogueBanner, keyof BannerWords>[];

export type BannerId = (typeof facts)[number]['id'];

/** The text of a banner or a promotion, by its id. */
export function bannerWords(kind: 'banner' | 'promotion', id: string): BannerWords {
  const terms = anyOf(`${kind}.${id}.terms`);
  return {
    titles: namesOf(`${kind}.${id}.title`),
    texts: namesOf(`${kind}.${id}.text`),
    actions: namesOf(`${kind}.${id}.action`),
    ...(terms && { terms }),
  };
}

export const banners: readonly (CatalogueBanner & { readonly id: BannerId })[] = facts.map((banner) => ({
  ...banner,
  ...bannerWords('banner', banner.id),
}));
