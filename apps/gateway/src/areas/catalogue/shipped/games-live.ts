import { gamesOf } from './game.ts';

/** Live tables. */
export const liveGames = gamesOf('LIVE', {
  'velvet-baccarat': {
    vendor: 'VLT',
    names: { EN: 'Velvet Baccarat', BN: 'মখমল বাকারা', VI: 'Baccarat nhung', CN: '丝绒百家乐', TH: 'บาคาร่ากำมะหยี่', AR: 'باكارات المخمل' },
    art: { motif: 'baccarat', scene: 'stage', palette: 'crimson' },
    marks: ['hot'],
  },
  'sunrise-roulette': {
    vendor: 'VLT',
    names: { EN: 'Sunrise Roulette', BN: 'সূর্যোদয় রুলেট', VI: 'Roulette bình minh', CN: '日出轮盘', TH: 'รูเล็ตรุ่งอรุณ', AR: 'روليت الشروق' },
    art: { motif: 'roulette', scene: 'felt', palette: 'moss' },
    marks: ['hot'],
  },
  'emerald-blackjack': {
    vendor: 'VLT',
    names: {
      EN: 'Emerald Blackjack',
      BN: 'পান্না ব্ল্যাকজ্যাক',
      VI: 'Blackjack ngọc lục',
      CN: '翠玉二十一点',
      TH: 'แบล็กแจ็กมรกต',
      AR: 'بلاك جاك الزمرد',
    },
    art: { motif: 'blackjack', scene: 'felt', palette: 'jade' },
  },
  'tidal-sicbo': {
    vendor: 'VLT',
    names: { EN: 'Tidal Sic Bo', BN: 'জোয়ারের সিক বো', VI: 'Tài xỉu thủy triều', CN: '潮汐骰宝', TH: 'ไฮโลกระแสน้ำ', AR: 'سيك بو المدّ' },
    art: { motif: 'dice', scene: 'felt', palette: 'lagoon' },
    marks: ['new'],
  },
  'dragon-tiger-duel': {
    vendor: 'VLT',
    names: {
      EN: 'Dragon Tiger Duel',
      BN: 'ড্রাগন বাঘের দ্বৈরথ',
      VI: 'Rồng hổ song đấu',
      CN: '龙虎对决',
      TH: 'ศึกเสือมังกร',
      AR: 'مبارزة التنين والنمر',
    },
    art: { motif: 'dragonTiger', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'three-card-salon': {
    vendor: 'VLT',
    names: {
      EN: 'Three Card Salon',
      BN: 'তিন তাসের বৈঠক',
      VI: 'Phòng bài ba lá',
      CN: '三张牌沙龙',
      TH: 'ซาลอนไพ่สามใบ',
      AR: 'صالون الأوراق الثلاث',
    },
    art: { motif: 'threeCards', scene: 'palace', palette: 'plum' },
  },
  'fan-tan-harbour': {
    vendor: 'HBL',
    names: { EN: 'Fan Tan Harbour', BN: 'ফান তান বন্দর', VI: 'Bến cảng Fan Tan', CN: '番摊港', TH: 'ฟานตันริมท่า', AR: 'ميناء فان تان' },
    art: { motif: 'fanTan', scene: 'riverNight', palette: 'teal' },
  },
  'lantern-bull-room': {
    vendor: 'HBL',
    names: {
      EN: 'Lantern Bull Room',
      BN: 'লণ্ঠন ষাঁড়ের ঘর',
      VI: 'Niu Niu đèn lồng',
      CN: '灯笼牛牛厅',
      TH: 'ห้องวัวโคมไฟ',
      AR: 'قاعة ثور الفوانيس',
    },
    art: { motif: 'ox', scene: 'market', palette: 'ember' },
    marks: ['new'],
  },
  'garland-andar-bahar': {
    vendor: 'HBL',
    names: {
      EN: 'Garland Andar Bahar',
      BN: 'মালার আন্দর বাহার',
      VI: 'Andar Bahar vòng hoa',
      CN: '花环安达巴哈',
      TH: 'อันดาร์บาฮาร์มาลัย',
      AR: 'أندار باهار الإكليل',
    },
    art: { motif: 'garlandCards', scene: 'garden', palette: 'saffron' },
    marks: ['hot'],
  },
  'harbour-wheel': {
    vendor: 'HBL',
    names: { EN: 'The Harbour Wheel', BN: 'বন্দরের চাকা', VI: 'Vòng quay bến cảng', CN: '港湾转轮', TH: 'วงล้อริมท่า', AR: 'عجلة الميناء' },
    art: { motif: 'moneyWheel', scene: 'night', palette: 'copper' },
  },
});
