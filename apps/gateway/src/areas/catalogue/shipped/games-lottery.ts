import { gamesOf } from './game.ts';

/** Lotteries. */
export const lotteryGames = gamesOf('LOTT', {
  'river-delta-draw': {
    vendor: 'DRW',
    names: {
      EN: 'River Delta Draw',
      BN: 'বদ্বীপ ড্র',
      VI: 'Xổ số đồng bằng',
      CN: '三角洲开奖',
      TH: 'ลอตเตอรี่สามเหลี่ยมปากแม่น้ำ',
      AR: 'سحب الدلتا',
    },
    art: { motif: 'ballDrum', scene: 'riverNight', palette: 'jade' },
    marks: ['hot'],
  },
  'golden-ticket-weekly': {
    vendor: 'DRW',
    names: {
      EN: 'Golden Ticket Weekly',
      BN: 'সাপ্তাহিক সোনালি টিকিট',
      VI: 'Vé vàng hằng tuần',
      CN: '金票周彩',
      TH: 'ตั๋วทองรายสัปดาห์',
      AR: 'التذكرة الذهبية الأسبوعية',
    },
    art: { motif: 'ticket', scene: 'rays', palette: 'saffron' },
  },
  'harvest-pyramid': {
    vendor: 'DRW',
    names: { EN: 'Harvest Pyramid', BN: 'ফসলের পিরামিড', VI: 'Kim tự tháp mùa gặt', CN: '丰收金字塔', TH: 'พีระมิดเก็บเกี่ยว', AR: 'هرم الحصاد' },
    art: { motif: 'ballPyramid', scene: 'desert', palette: 'copper' },
    marks: ['new'],
  },
});
