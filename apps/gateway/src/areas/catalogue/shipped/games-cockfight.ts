import { gamesOf } from './game.ts';

/** Cockfight. */
export const cockfightGames = gamesOf('COCKFIGHT', {
  'crimson-comb': {
    vendor: 'SPW',
    names: { EN: 'Crimson Comb', BN: 'লাল ঝুঁটি', VI: 'Mào đỏ', CN: '赤冠', TH: 'หงอนแดง', AR: 'العرف القرمزي' },
    art: { motif: 'rooster', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'twin-spurs': {
    vendor: 'SPW',
    names: { EN: 'Twin Spurs', BN: 'জোড়া কাঁটা', VI: 'Song cựa', CN: '双距', TH: 'เดือยคู่', AR: 'المهمازان' },
    art: { motif: 'roosterDuel', scene: 'stage', palette: 'ember' },
  },
  'dawn-call': {
    vendor: 'SPW',
    names: { EN: 'Dawn Call', BN: 'ভোরের ডাক', VI: 'Tiếng gáy bình minh', CN: '破晓啼鸣', TH: 'ขันรับอรุณ', AR: 'نداء الفجر' },
    art: { motif: 'cockerelSun', scene: 'sunrise', palette: 'saffron' },
    marks: ['new'],
  },
});
