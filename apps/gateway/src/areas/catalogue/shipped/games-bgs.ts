import { gamesOf } from './game.ts';

/** Board games. */
export const bgsGames = gamesOf('BGS', {
  'ludo-lane': {
    vendor: 'MGW',
    names: { EN: 'Ludo Lane', BN: 'লুডু গলি', VI: 'Ngõ cờ cá ngựa', CN: '飞行棋小巷', TH: 'ซอยลูโด', AR: 'زقاق اللودو' },
    art: { motif: 'ludo', scene: 'clouds', palette: 'coral' },
    marks: ['hot'],
  },
  'carrom-court': {
    vendor: 'MGW',
    names: { EN: 'Carrom Court', BN: 'ক্যারম আসর', VI: 'Sân carrom', CN: '克朗棋庭', TH: 'ลานแคร์รอม', AR: 'ساحة الكيرم' },
    art: { motif: 'carrom', scene: 'market', palette: 'copper' },
  },
  'bingo-bazaar': {
    vendor: 'BBG',
    names: { EN: 'Bingo Bazaar', BN: 'বিঙ্গো বাজার', VI: 'Chợ bingo', CN: '宾果集市', TH: 'ตลาดบิงโก', AR: 'بازار البينغو' },
    art: { motif: 'bingo', scene: 'rays', palette: 'indigo' },
    marks: ['hot'],
  },
  'snakes-and-stairs': {
    vendor: 'BBG',
    names: { EN: 'Snakes and Stairs', BN: 'সাপ আর সিঁড়ি', VI: 'Rắn và cầu thang', CN: '蛇与阶梯', TH: 'งูกับบันได', AR: 'الأفاعي والأدراج' },
    art: { motif: 'snakeLadder', scene: 'forest', palette: 'jade' },
    marks: ['new'],
  },
  'backgammon-bay': {
    vendor: 'BBG',
    names: { EN: 'Backgammon Bay', BN: 'ব্যাকগ্যামন উপসাগর', VI: 'Vịnh backgammon', CN: '双陆湾', TH: 'อ่าวแบ็กแกมมอน', AR: 'خليج الطاولة' },
    art: { motif: 'backgammon', scene: 'sunrise', palette: 'teal' },
  },
  'mancala-moon': {
    vendor: 'BBG',
    names: { EN: 'Mancala Moon', BN: 'মানকালা চাঁদ', VI: 'Trăng ô ăn quan', CN: '播棋之月', TH: 'หมากหลุมจันทร์', AR: 'قمر المنقلة' },
    art: { motif: 'mancala', scene: 'night', palette: 'plum' },
  },
});
