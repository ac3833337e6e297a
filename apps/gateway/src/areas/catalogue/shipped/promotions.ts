import type { BannerId, CatalogueBanner } from './banners.ts';

/** A promotion that has no drawing of its own: it shows a banner's. */
export interface CataloguePromotion extends Omit<CatalogueBanner, 'groupName'> {
  readonly picture: BannerId;
}

export const promotions: readonly CataloguePromotion[] = [
  {
    id: 'new-arrivals',
    picture: 'lotus-lanterns',
    titles: {
      EN: 'New on the floor',
      BN: 'নতুন যা এসেছে',
      VI: 'Trò chơi mới',
      CN: '新游上架',
      TH: 'เกมมาใหม่',
      AR: 'جديد الألعاب',
    },
    texts: {
      EN: 'Slots that came last, listed first. Those marked New wait to be discovered.',
      BN: 'সবশেষে আসা স্লটগুলো সবার আগে। “নতুন” চিহ্নিত গেমগুলো আপনার অপেক্ষায়।',
      VI: 'Trò quay hũ mới nhất được xếp lên đầu. Những trò có nhãn Mới đang chờ bạn khám phá.',
      CN: '最新的电子游戏排在最前。带“新”标记的游戏等您来发现。',
      TH: 'สล็อตล่าสุดอยู่ก่อนเสมอ เกมที่มีป้าย “ใหม่” รอให้คุณค้นพบ',
      AR: 'أحدث ألعاب السلوتس في المقدمة. الألعاب ذات علامة «جديد» بانتظار من يكتشفها.',
    },
    actions: {
      EN: 'See new slots',
      BN: 'নতুন স্লট দেখুন',
      VI: 'Xem trò quay hũ mới',
      CN: '查看新游戏',
      TH: 'ดูสล็อตใหม่',
      AR: 'عرض السلوتس الجديدة',
    },
    linkage: '/rng?sort=NEW',
    linkageType: 'ROUTE',
  },
];
