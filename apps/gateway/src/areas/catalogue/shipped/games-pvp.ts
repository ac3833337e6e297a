import { gamesOf } from './game.ts';

/** Card rooms: players against each other. */
export const pvpGames = gamesOf('PVP', {
  'teen-patti-terrace': {
    vendor: 'CPM',
    names: {
      EN: 'Teen Patti Terrace',
      BN: 'তিন পাত্তির বারান্দা',
      VI: 'Sân thượng Teen Patti',
      CN: '炸金花露台',
      TH: 'ระเบียงทีนปัตติ',
      AR: 'شرفة تين باتي',
    },
    art: { motif: 'teacupCards', scene: 'sunrise', palette: 'plum' },
    marks: ['hot'],
  },
  'rummy-veranda': {
    vendor: 'CPM',
    names: { EN: 'Rummy Veranda', BN: 'রামি বারান্দা', VI: 'Hiên nhà Rummy', CN: '拉米长廊', TH: 'เฉลียงรัมมี่', AR: 'رواق الرامي' },
    art: { motif: 'meld', scene: 'garden', palette: 'teal' },
    marks: ['hot'],
  },
  'rooftop-holdem': {
    vendor: 'CPM',
    names: {
      EN: "Rooftop Hold'em",
      BN: 'ছাদের হোল্ডেম',
      VI: "Hold'em tầng thượng",
      CN: '天台德州扑克',
      TH: 'โฮลเอ็มดาดฟ้า',
      AR: 'هولدم السطح',
    },
    art: { motif: 'chips', scene: 'neon', palette: 'indigo' },
  },
  'domino-dock': {
    vendor: 'CPM',
    names: { EN: 'Domino Dock', BN: 'ডমিনো ঘাট', VI: 'Bến domino', CN: '骨牌码头', TH: 'ท่าเรือโดมิโน', AR: 'رصيف الدومينو' },
    art: { motif: 'domino', scene: 'riverNight', palette: 'copper' },
  },
  'mahjong-garden': {
    vendor: 'BBG',
    names: { EN: 'Mahjong Garden', BN: 'মাহজং বাগান', VI: 'Vườn mạt chược', CN: '麻将花园', TH: 'สวนไพ่นกกระจอก', AR: 'حديقة الماجونغ' },
    art: { motif: 'mahjong', scene: 'garden', palette: 'jade' },
    marks: ['hot'],
  },
  'tien-len-courtyard': {
    vendor: 'BBG',
    names: { EN: 'Tien Len Courtyard', BN: 'তিয়েন লেন উঠান', VI: 'Sân nhà tiến lên', CN: '前进庭院', TH: 'ลานเตี๋ยนเลน', AR: 'فناء تيان لين' },
    art: { motif: 'bigFan', scene: 'market', palette: 'crimson' },
    marks: ['new'],
  },
  'river-chess': {
    vendor: 'BBG',
    names: { EN: 'River Chess', BN: 'নদীর দাবা', VI: 'Cờ tướng bên sông', CN: '楚河象棋', TH: 'หมากรุกสายน้ำ', AR: 'شطرنج النهر' },
    art: { motif: 'riverChess', scene: 'mountains', palette: 'sand' },
  },
  'bamboo-knight': {
    vendor: 'BBG',
    names: { EN: 'The Bamboo Knight', BN: 'বাঁশবনের ঘোড়া', VI: 'Mã trúc', CN: '竹林骑士', TH: 'อัศวินป่าไผ่', AR: 'فارس الخيزران' },
    art: { motif: 'knight', scene: 'forest', palette: 'ice' },
  },
});
