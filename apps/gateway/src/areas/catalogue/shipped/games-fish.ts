import { gamesOf } from './game.ts';

/** Fishing. */
export const fishGames = gamesOf('FISH', {
  'koi-cannon': {
    vendor: 'TDW',
    names: { EN: 'Koi Cannon', BN: 'কোই কামান', VI: 'Đại bác cá chép', CN: '锦鲤炮', TH: 'ปืนใหญ่ปลาคาร์ป', AR: 'مدفع الكوي' },
    art: { motif: 'koi', scene: 'underwater', palette: 'jade' },
    marks: ['hot'],
  },
  'octopus-throne': {
    vendor: 'TDW',
    names: { EN: 'Octopus Throne', BN: 'অক্টোপাসের সিংহাসন', VI: 'Ngai bạch tuộc', CN: '章鱼王座', TH: 'บัลลังก์หมึกยักษ์', AR: 'عرش الأخطبوط' },
    art: { motif: 'octopus', scene: 'abyss', palette: 'violet' },
    marks: ['hot'],
  },
  'crocodile-creek': {
    vendor: 'TDW',
    names: { EN: 'Crocodile Creek', BN: 'কুমির খাঁড়ি', VI: 'Lạch cá sấu', CN: '鳄鱼溪', TH: 'ลำธารจระเข้', AR: 'غدير التمساح' },
    art: { motif: 'crocodile', scene: 'forest', palette: 'moss' },
  },
  'jellyfish-lights': {
    vendor: 'TDW',
    names: { EN: 'Jellyfish Lights', BN: 'জেলিফিশের আলো', VI: 'Ánh sáng sứa', CN: '水母流光', TH: 'แสงแมงกะพรุน', AR: 'أضواء قنديل البحر' },
    art: { motif: 'jellyfish', scene: 'abyss', palette: 'rose' },
    marks: ['new'],
  },
  'reef-shark-run': {
    vendor: 'TDW',
    names: {
      EN: 'Reef Shark Run',
      BN: 'প্রবাল হাঙরের দৌড়',
      VI: 'Cá mập rạn san hô',
      CN: '礁鲨疾行',
      TH: 'ฉลามแนวปะการัง',
      AR: 'اندفاع قرش الشعاب',
    },
    art: { motif: 'shark', scene: 'underwater', palette: 'teal' },
  },
  'abyss-angler': {
    vendor: 'OBF',
    names: { EN: 'The Abyss Angler', BN: 'অতলের বাতিমাছ', VI: 'Cá đèn vực sâu', CN: '深渊灯鱼', TH: 'ปลาตะเกียงก้นสมุทร', AR: 'صيّاد الأعماق' },
    art: { motif: 'angler', scene: 'abyss', palette: 'midnight' },
  },
  'turtle-emperor': {
    vendor: 'OBF',
    names: { EN: 'Turtle Emperor', BN: 'কচ্ছপ সম্রাট', VI: 'Rùa hoàng đế', CN: '龟皇', TH: 'จักรพรรดิเต่า', AR: 'إمبراطور السلاحف' },
    art: { motif: 'turtle', scene: 'underwater', palette: 'lagoon' },
  },
  'seahorse-cavalry': {
    vendor: 'OBF',
    names: {
      EN: 'Seahorse Cavalry',
      BN: 'সমুদ্রঘোড়া বাহিনী',
      VI: 'Kỵ binh cá ngựa',
      CN: '海马骑兵',
      TH: 'กองทหารม้าน้ำ',
      AR: 'خيّالة فرس البحر',
    },
    art: { motif: 'seahorse', scene: 'underwater', palette: 'coral' },
  },
});
