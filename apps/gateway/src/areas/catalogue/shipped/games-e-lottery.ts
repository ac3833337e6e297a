import { gamesOf } from './game.ts';

/** Electronic lotteries: draws all day. */
export const eLotteryGames = gamesOf('ELOTT', {
  'quickfire-orbs': {
    vendor: 'DRW',
    names: { EN: 'Quickfire Orbs', BN: 'দ্রুত গোলক', VI: 'Bóng cực tốc', CN: '极速彩球', TH: 'ลูกบอลสายฟ้า', AR: 'كرات سريعة' },
    art: { motif: 'speedBalls', scene: 'neon', palette: 'rose' },
    marks: ['hot'],
  },
  'keno-lantern-grid': {
    vendor: 'DRW',
    names: {
      EN: 'Keno Lantern Grid',
      BN: 'কেনো লণ্ঠন ছক',
      VI: 'Keno lưới đèn lồng',
      CN: '基诺灯阵',
      TH: 'คีโนตารางโคม',
      AR: 'شبكة فوانيس كينو',
    },
    art: { motif: 'kenoGrid', scene: 'market', palette: 'indigo' },
  },
  'five-minute-fortune': {
    vendor: 'DRW',
    names: {
      EN: 'Five Minute Fortune',
      BN: 'পাঁচ মিনিটের ভাগ্য',
      VI: 'Vận may năm phút',
      CN: '五分鸿运',
      TH: 'โชคห้านาที',
      AR: 'حظ الدقائق الخمس',
    },
    art: { motif: 'clockBalls', scene: 'night', palette: 'teal' },
    marks: ['new'],
  },
});
