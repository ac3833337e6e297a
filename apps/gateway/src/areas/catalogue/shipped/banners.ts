import type { Flag } from '@parlour/domain';
import type { Names } from './vendors.ts';

/** A banner as the seed writes it for each merchant. Promises nothing: a real offer is brand data with its terms. */
export interface CatalogueBanner {
  readonly id: string;
  readonly groupName: 'w_home' | 'w_promotion';
  readonly titles: Names;
  readonly texts: Names;
  readonly actions: Names;
  /** The conditions under which what it says is true. */
  readonly terms?: Names;
  readonly linkage: string;
  readonly linkageType: 'ROUTE' | 'LINK' | 'NONE';
  /** Without it what the banner says is not true of a site. */
  readonly needs?: Flag;
}

export const banners = [
  {
    id: 'lotus-lanterns',
    groupName: 'w_home',
    titles: {
      EN: 'Lotus Lanterns is lit',
      BN: 'জ্বলে উঠেছে পদ্ম প্রদীপ',
      VI: 'Đèn hoa sen đã thắp',
      CN: '莲灯已点亮',
      TH: 'โคมบัวส่องสว่างแล้ว',
      AR: 'أُضيئت فوانيس اللوتس',
    },
    texts: {
      EN: 'Float your lanterns down five reels and twenty lines. Every spin can be verified.',
      BN: 'পাঁচ রিল আর বিশ লাইনে ভাসিয়ে দিন আপনার প্রদীপ। প্রতিটি স্পিন যাচাই করা যায়।',
      VI: 'Thả đèn trôi qua năm cuộn và hai mươi dòng. Mọi vòng quay đều kiểm chứng được.',
      CN: '让莲灯漂过五轴二十线，每一次旋转都可验证。',
      TH: 'ลอยโคมผ่านห้าวงล้อยี่สิบเส้น ทุกการหมุนตรวจสอบได้',
      AR: 'أطلق فوانيسك عبر خمس بكرات وعشرين خطًا. كل دورة قابلة للتحقق.',
    },
    actions: { EN: 'See slots', BN: 'স্লট দেখুন', VI: 'Xem quay hũ', CN: '查看电子游戏', TH: 'ดูสล็อต', AR: 'عرض السلوتس' },
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'inHouseGames',
  },
  {
    id: 'evening-tables',
    groupName: 'w_home',
    titles: { EN: 'The evening tables', BN: 'সন্ধ্যার টেবিল', VI: 'Bàn chơi buổi tối', CN: '夜幕牌桌', TH: 'โต๊ะยามค่ำ', AR: 'طاولات المساء' },
    texts: {
      EN: 'Look around the live rooms that are being made ready.',
      BN: 'যে লাইভ রুমগুলো সাজানো হচ্ছে, ঘুরে দেখুন।',
      VI: 'Dạo quanh những phòng trực tiếp đang được chuẩn bị.',
      CN: '先来看看正在筹备的真人厅。',
      TH: 'ชมห้องสดที่กำลังเตรียมเปิดให้บริการ',
      AR: 'تجوّل في الغرف المباشرة التي يجري تجهيزها.',
    },
    actions: { EN: 'Look around', BN: 'ঘুরে দেখুন', VI: 'Khám phá', CN: '去看看', TH: 'ดูรอบๆ', AR: 'تجوّل' },
    linkage: '/live',
    linkageType: 'ROUTE',
  },
  {
    id: 'deep-water',
    groupName: 'w_home',
    titles: { EN: 'Deep water', BN: 'গভীর জল', VI: 'Vùng nước sâu', CN: '深海之下', TH: 'ห้วงน้ำลึก', AR: 'المياه العميقة' },
    texts: {
      EN: 'Eight fishing worlds, from the koi pond to the abyss.',
      BN: 'কোই পুকুর থেকে অতল সাগর, আটটি মাছ ধরার জগৎ।',
      VI: 'Tám thế giới săn cá, từ ao cá chép đến vực sâu.',
      CN: '八个捕鱼世界，从锦鲤池到深渊。',
      TH: 'แปดโลกใต้น้ำ จากบ่อปลาคาร์ปถึงก้นสมุทร',
      AR: 'ثمانية عوالم لصيد الأسماك، من بركة الكوي إلى الأعماق.',
    },
    actions: { EN: 'See fishing', BN: 'ফিশিং দেখুন', VI: 'Xem bắn cá', CN: '查看捕鱼', TH: 'ดูยิงปลา', AR: 'عرض صيد الأسماك' },
    linkage: '/fish',
    linkageType: 'ROUTE',
  },
  {
    id: 'free-play',
    groupName: 'w_promotion',
    titles: {
      EN: 'Try it for play money',
      BN: 'খেলার টাকায় খেলে দেখুন',
      VI: 'Chơi bằng tiền chơi thử',
      CN: '用试玩币体验',
      TH: 'เล่นด้วยเงินทดลองเล่น',
      AR: 'جرّب بأموال افتراضية',
    },
    texts: {
      EN: 'Same rules and the same random numbers, without an account.',
      BN: 'একই নিয়ম, একই দৈব সংখ্যা, অ্যাকাউন্ট ছাড়াই।',
      VI: 'Cùng luật chơi, cùng số ngẫu nhiên, không cần tài khoản.',
      CN: '规则与随机数完全相同，无需账户。',
      TH: 'กติกาและเลขสุ่มเดียวกัน ไม่ต้องมีบัญชี',
      AR: 'القواعد نفسها والأرقام العشوائية نفسها، من دون حساب.',
    },
    terms: {
      EN: 'Play money has no value and cannot be deposited, withdrawn or exchanged. This browser finds it again for 30 days.',
      BN: 'খেলার টাকার কোনো মূল্য নেই; তা জমা, উত্তোলন বা বিনিময় করা যায় না। এই ব্রাউজার ৩০ দিন পর্যন্ত তা আবার খুঁজে পায়।',
      VI: 'Tiền chơi thử không có giá trị, không thể nạp, rút hay quy đổi. Trình duyệt này giữ lại số tiền đó trong 30 ngày.',
      CN: '试玩币没有价值，不能存入、提取或兑换。本浏览器会为您保留 30 天。',
      TH: 'เงินทดลองเล่นไม่มีมูลค่า ฝาก ถอน หรือแลกเปลี่ยนไม่ได้ เบราว์เซอร์นี้จะเก็บไว้ให้ 30 วัน',
      AR: 'الأموال الافتراضية بلا قيمة ولا يمكن إيداعها أو سحبها أو استبدالها. يحتفظ بها هذا المتصفح مدة 30 يومًا.',
    },
    actions: { EN: 'See slots', BN: 'স্লট দেখুন', VI: 'Xem quay hũ', CN: '查看电子游戏', TH: 'ดูสล็อต', AR: 'عرض السلوتس' },
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'freePlay',
  },
  {
    id: 'open-books',
    groupName: 'w_promotion',
    titles: {
      EN: 'Every round can be checked',
      BN: 'প্রতিটি রাউন্ড যাচাইযোগ্য',
      VI: 'Mọi ván đều kiểm chứng được',
      CN: '每一局都可查验',
      TH: 'ตรวจสอบได้ทุกรอบ',
      AR: 'كل جولة قابلة للتحقق',
    },
    texts: {
      EN: 'The outcome is sealed before the bet. Afterwards, recompute it yourself.',
      BN: 'বাজির আগেই ফল সিল করা থাকে। পরে নিজেই মিলিয়ে নিন।',
      VI: 'Kết quả được niêm phong trước khi cược. Sau đó, hãy tự tính lại.',
      CN: '结果在投注前已封存，事后可自行复算。',
      TH: 'ผลถูกปิดผนึกก่อนเดิมพัน แล้วคำนวณซ้ำได้ด้วยตัวเอง',
      AR: 'تُختم النتيجة قبل الرهان، وبعدها أعد حسابها بنفسك.',
    },
    terms: {
      EN: 'For rounds of the in-house arcade. Revealing a round ends its seed; the next round begins a new one.',
      BN: 'নিজস্ব আর্কেডের রাউন্ডের জন্য। একটি রাউন্ড প্রকাশ করলে তার সিড শেষ হয়; পরের রাউন্ড নতুন সিডে শুরু হয়।',
      VI: 'Áp dụng cho các ván arcade của nhà. Khi mở một ván, hạt giống của ván đó kết thúc; ván sau dùng hạt giống mới.',
      CN: '适用于自营街机的对局。公开一局后，其种子即告结束，下一局使用新的种子。',
      TH: 'สำหรับรอบของอาร์เคดในบ้าน เมื่อเปิดเผยรอบใด ซีดของรอบนั้นจะสิ้นสุด รอบถัดไปใช้ซีดใหม่',
      AR: 'لجولات الأركيد الخاص بنا. كشف الجولة ينهي بذرتها، وتبدأ الجولة التالية ببذرة جديدة.',
    },
    actions: { EN: 'See slots', BN: 'স্লট দেখুন', VI: 'Xem quay hũ', CN: '查看电子游戏', TH: 'ดูสล็อต', AR: 'عرض السلوتس' },
    linkage: '/rng',
    linkageType: 'ROUTE',
    needs: 'inHouseGames',
  },
] as const satisfies readonly CatalogueBanner[];

export type BannerId = (typeof banners)[number]['id'];
