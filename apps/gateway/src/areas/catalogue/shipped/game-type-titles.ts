import type { GameType } from '@parlour/domain';
import type { Names } from './vendors.ts';

/** The title of each product line, for navigation and headings. */
export const gameTypeTitles: Readonly<Record<GameType, Names>> = {
  RNG: { EN: 'Slots', BN: 'স্লট', VI: 'Quay hũ', CN: '电子游戏', TH: 'สล็อต', AR: 'السلوتس' },
  LIVE: { EN: 'Live Casino', BN: 'লাইভ ক্যাসিনো', VI: 'Casino trực tuyến', CN: '真人娱乐', TH: 'คาสิโนสด', AR: 'كازينو مباشر' },
  FISH: { EN: 'Fishing', BN: 'ফিশিং', VI: 'Bắn cá', CN: '捕鱼', TH: 'ยิงปลา', AR: 'صيد الأسماك' },
  PVP: { EN: 'Card Rooms', BN: 'কার্ড রুম', VI: 'Game bài', CN: '棋牌', TH: 'เกมไพ่', AR: 'غرف الورق' },
  SPORTS: { EN: 'Sports', BN: 'স্পোর্টস', VI: 'Thể thao', CN: '体育', TH: 'กีฬา', AR: 'الرياضة' },
  ESPORTS: { EN: 'Esports', BN: 'ই-স্পোর্টস', VI: 'Thể thao điện tử', CN: '电竞', TH: 'อีสปอร์ต', AR: 'الرياضات الإلكترونية' },
  COCKFIGHT: { EN: 'Cockfight', BN: 'মোরগ লড়াই', VI: 'Đá gà', CN: '斗鸡', TH: 'ไก่ชน', AR: 'صراع الديوك' },
  LOTT: { EN: 'Lottery', BN: 'লটারি', VI: 'Xổ số', CN: '彩票', TH: 'ลอตเตอรี่', AR: 'اليانصيب' },
  ELOTT: { EN: 'E-Lottery', BN: 'ই-লটারি', VI: 'Xổ số điện tử', CN: '电子彩票', TH: 'อีลอตเตอรี่', AR: 'اليانصيب الإلكتروني' },
  BGS: { EN: 'Board Games', BN: 'বোর্ড গেম', VI: 'Board game', CN: '桌游', TH: 'บอร์ดเกม', AR: 'الألعاب اللوحية' },
};
