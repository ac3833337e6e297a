import { gamesOf } from './game.ts';

/** Sports books. */
export const sportsGames = gamesOf('SPORTS', {
  'football-terrace': {
    vendor: 'KPT',
    names: { EN: 'Football Terrace', BN: 'ফুটবল গ্যালারি', VI: 'Khán đài bóng đá', CN: '足球看台', TH: 'อัฒจันทร์ฟุตบอล', AR: 'مدرّج كرة القدم' },
    art: { motif: 'football', scene: 'stadium', palette: 'moss' },
    marks: ['hot'],
  },
  'cricket-maidan': {
    vendor: 'KPT',
    names: { EN: 'Cricket Maidan', BN: 'ক্রিকেট ময়দান', VI: 'Sân bóng gậy', CN: '板球广场', TH: 'สนามคริกเก็ต', AR: 'ميدان الكريكت' },
    art: { motif: 'cricket', scene: 'stadium', palette: 'saffron' },
    marks: ['hot'],
  },
  'shuttle-royale': {
    vendor: 'KPT',
    names: { EN: 'Shuttle Royale', BN: 'শাটল রয়্যাল', VI: 'Cầu lông hoàng gia', CN: '羽球皇庭', TH: 'แบดมินตันรอยัล', AR: 'الريشة الملكية' },
    art: { motif: 'shuttle', scene: 'rays', palette: 'teal' },
  },
  'hoops-horizon': {
    vendor: 'KPT',
    names: { EN: 'Hoops Horizon', BN: 'বাস্কেট দিগন্ত', VI: 'Chân trời bóng rổ', CN: '篮筐地平线', TH: 'ขอบฟ้าบาสเกตบอล', AR: 'أفق السلة' },
    art: { motif: 'basketball', scene: 'stadium', palette: 'plum' },
    marks: ['new'],
  },
});
