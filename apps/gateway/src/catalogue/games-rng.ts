import { gamesOf } from './game.ts';

/** Slots. */
export const rngGames = gamesOf('RNG', {
  'lotus-lanterns': {
    vendor: 'JL',
    names: { EN: 'Lotus Lanterns', BN: 'পদ্ম প্রদীপ', VI: 'Đèn hoa sen', CN: '莲灯', TH: 'โคมดอกบัว', AR: 'فوانيس اللوتس' },
    art: { motif: 'lotusLantern', scene: 'riverNight', palette: 'lagoon' },
    marks: ['hot', 'new'],
    state: 'playable',
  },
  'saffron-stripes': {
    vendor: 'MGW',
    names: { EN: 'Saffron Stripes', BN: 'জাফরানি ডোরা', VI: 'Vằn hổ nghệ tây', CN: '藏红虎纹', TH: 'ลายเสือสีหญ้าฝรั่น', AR: 'خطوط الزعفران' },
    art: { motif: 'tiger', scene: 'rays', palette: 'saffron' },
    marks: ['hot'],
  },
  'ember-dragons-hoard': {
    vendor: 'OBF',
    names: { EN: "Ember Dragon's Hoard", BN: 'অঙ্গার ড্রাগনের ভাণ্ডার', VI: 'Kho báu rồng than hồng', CN: '烬龙宝藏', TH: 'ขุมทรัพย์มังกรถ่านไฟ', AR: 'كنز تنين الجمر' },
    art: { motif: 'dragon', scene: 'cave', palette: 'ember' },
    marks: ['hot'],
  },
  'moon-rabbit-bakery': {
    vendor: 'BBG',
    names: { EN: 'Moon Rabbit Bakery', BN: 'চাঁদের খরগোশের বেকারি', VI: 'Tiệm bánh thỏ trăng', CN: '月兔饼坊', TH: 'ร้านขนมกระต่ายจันทรา', AR: 'مخبز أرنب القمر' },
    art: { motif: 'rabbit', scene: 'night', palette: 'indigo' },
    marks: ['hot'],
  },
  'mango-monsoon': {
    vendor: 'MGW',
    names: { EN: 'Mango Monsoon', BN: 'আমের বর্ষা', VI: 'Mưa mùa xoài', CN: '芒果季风', TH: 'มรสุมมะม่วง', AR: 'موسم المانجو الماطر' },
    art: { motif: 'mango', scene: 'garden', palette: 'moss' },
    marks: ['new'],
  },
  'midnight-masquerade': {
    vendor: 'OBF',
    names: { EN: 'Midnight Masquerade', BN: 'মধ্যরাতের মুখোশ', VI: 'Vũ hội nửa đêm', CN: '午夜假面', TH: 'หน้ากากเที่ยงคืน', AR: 'قناع منتصف الليل' },
    art: { motif: 'mask', scene: 'stage', palette: 'violet' },
  },
  'captain-crabs-chest': {
    vendor: 'CPM',
    names: { EN: "Captain Crab's Chest", BN: 'ক্যাপ্টেন কাঁকড়ার সিন্দুক', VI: 'Rương của thuyền trưởng cua', CN: '蟹船长的宝箱', TH: 'หีบสมบัติกัปตันปู', AR: 'صندوق القبطان سلطعون' },
    art: { motif: 'chest', scene: 'underwater', palette: 'teal' },
    marks: ['hot'],
  },
  'jade-bamboo-grove': {
    vendor: 'BBG',
    names: { EN: 'Jade Bamboo Grove', BN: 'জেড বাঁশবন', VI: 'Rừng trúc ngọc', CN: '翡翠竹林', TH: 'ป่าไผ่หยก', AR: 'بستان خيزران اليشم' },
    art: { motif: 'panda', scene: 'forest', palette: 'jade' },
  },
  'pearl-divers-bell': {
    vendor: 'TDW',
    names: { EN: "The Pearl Diver's Bell", BN: 'মুক্তা ডুবুরির ঘণ্টা', VI: 'Chuông thợ lặn ngọc trai', CN: '采珠人的铜钟', TH: 'ระฆังนักดำมุก', AR: 'جرس غوّاص اللؤلؤ' },
    art: { motif: 'pearl', scene: 'underwater', palette: 'lagoon' },
    marks: ['new'],
  },
  'evening-ferry': {
    vendor: 'JL',
    names: { EN: 'Evening Ferry', BN: 'সন্ধ্যার খেয়া', VI: 'Chuyến đò chiều', CN: '暮渡', TH: 'เรือข้ามฟากยามเย็น', AR: 'عبّارة المساء' },
    art: { motif: 'ferry', scene: 'sunrise', palette: 'coral' },
    marks: ['new'],
  },
  'painted-elephant-parade': {
    vendor: 'MGW',
    names: { EN: 'Painted Elephant Parade', BN: 'রাঙা হাতির শোভাযাত্রা', VI: 'Diễu hành voi vẽ', CN: '彩绘象巡游', TH: 'ขบวนช้างเพ้นท์สี', AR: 'موكب الفيلة الملوّنة' },
    art: { motif: 'elephant', scene: 'palace', palette: 'rose' },
    marks: ['hot'],
  },
  'clockwork-fox': {
    vendor: 'OBF',
    names: { EN: 'The Clockwork Fox', BN: 'কলের শিয়াল', VI: 'Cáo cơ khí', CN: '发条狐', TH: 'จิ้งจอกไขลาน', AR: 'ثعلب الساعة' },
    art: { motif: 'fox', scene: 'forest', palette: 'copper' },
  },
  'neon-sevens-avenue': {
    vendor: 'CPM',
    names: { EN: 'Neon Sevens Avenue', BN: 'নিয়ন সাতের সরণি', VI: 'Đại lộ số bảy neon', CN: '霓虹七大道', TH: 'ถนนเลขเจ็ดนีออน', AR: 'جادة السبعات النيونية' },
    art: { motif: 'seven', scene: 'neon', palette: 'violet' },
    marks: ['hot'],
  },
  'temple-of-nine-bells': {
    vendor: 'BBG',
    names: { EN: 'Temple of Nine Bells', BN: 'নয় ঘণ্টার মন্দির', VI: 'Đền chín chuông', CN: '九钟寺', TH: 'วิหารเก้าระฆัง', AR: 'معبد الأجراس التسعة' },
    art: { motif: 'temple', scene: 'sunrise', palette: 'crimson' },
  },
  'rickshaw-ribbons': {
    vendor: 'MGW',
    names: { EN: 'Rickshaw Ribbons', BN: 'রিকশার রঙিন ফিতা', VI: 'Xích lô ruy băng', CN: '彩带三轮', TH: 'สามล้อริบบิ้น', AR: 'شرائط الريكشا' },
    art: { motif: 'rickshaw', scene: 'market', palette: 'coral' },
    marks: ['new'],
  },
  'lighthouse-gold': {
    vendor: 'TDW',
    names: { EN: 'Lighthouse Gold', BN: 'বাতিঘরের সোনা', VI: 'Vàng hải đăng', CN: '灯塔金光', TH: 'ทองคำประภาคาร', AR: 'ذهب المنارة' },
    art: { motif: 'lighthouse', scene: 'riverNight', palette: 'sand' },
  },
  'phoenix-embers': {
    vendor: 'OBF',
    names: { EN: 'Phoenix over Embers', BN: 'অঙ্গারে ফিনিক্স', VI: 'Phượng hoàng trên than hồng', CN: '余烬凤凰', TH: 'ฟีนิกซ์เหนือเถ้าถ่าน', AR: 'عنقاء فوق الجمر' },
    art: { motif: 'phoenix', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'monkey-market': {
    vendor: 'CPM',
    names: { EN: 'Monkey Market', BN: 'বানরের বাজার', VI: 'Chợ khỉ', CN: '猴子集市', TH: 'ตลาดลิง', AR: 'سوق القرود' },
    art: { motif: 'monkey', scene: 'market', palette: 'saffron' },
  },
  'peacock-in-the-rain': {
    vendor: 'MGW',
    names: { EN: 'Peacock in the Rain', BN: 'বৃষ্টিতে ময়ূর', VI: 'Công múa trong mưa', CN: '雨中孔雀', TH: 'นกยูงกลางสายฝน', AR: 'طاووس تحت المطر' },
    art: { motif: 'peacock', scene: 'garden', palette: 'teal' },
    marks: ['hot'],
  },
  'silk-fan-dance': {
    vendor: 'BBG',
    names: { EN: 'Silk Fan Dance', BN: 'রেশমি পাখার নাচ', VI: 'Múa quạt lụa', CN: '绢扇舞', TH: 'ระบำพัดแพร', AR: 'رقصة مروحة الحرير' },
    art: { motif: 'fan', scene: 'stage', palette: 'rose' },
  },
  'volcano-forge': {
    vendor: 'OBF',
    names: { EN: 'The Volcano Forge', BN: 'আগ্নেয়গিরির কামারশালা', VI: 'Lò rèn núi lửa', CN: '火山锻炉', TH: 'เตาหลอมภูเขาไฟ', AR: 'مسبك البركان' },
    art: { motif: 'volcano', scene: 'night', palette: 'ember' },
  },
  'cherry-parade': {
    vendor: 'CPM',
    names: { EN: 'Cherry Parade', BN: 'চেরি শোভাযাত্রা', VI: 'Diễu hành anh đào', CN: '樱桃游行', TH: 'ขบวนเชอร์รี', AR: 'موكب الكرز' },
    art: { motif: 'cherry', scene: 'rays', palette: 'rose' },
  },
  'sands-of-the-moon-queen': {
    vendor: 'OBF',
    names: { EN: 'Sands of the Moon Queen', BN: 'চন্দ্ররানির বালুচর', VI: 'Cát của nữ hoàng trăng', CN: '月后之沙', TH: 'ผืนทรายราชินีจันทรา', AR: 'رمال ملكة القمر' },
    art: { motif: 'pyramid', scene: 'desert', palette: 'sand' },
    marks: ['new'],
  },
  'corsairs-compass': {
    vendor: 'TDW',
    names: { EN: "The Corsair's Compass", BN: 'জলদস্যুর কম্পাস', VI: 'La bàn hải tặc', CN: '海盗罗盘', TH: 'เข็มทิศโจรสลัด', AR: 'بوصلة القرصان' },
    art: { motif: 'galleon', scene: 'sunrise', palette: 'teal' },
  },
  'marigold-garland': {
    vendor: 'MGW',
    names: { EN: 'Marigold Garland', BN: 'গাঁদার মালা', VI: 'Vòng hoa vạn thọ', CN: '万寿菊花环', TH: 'มาลัยดาวเรือง', AR: 'إكليل القطيفة' },
    art: { motif: 'marigold', scene: 'palace', palette: 'saffron' },
  },
  'beckoning-cat-alley': {
    vendor: 'CPM',
    names: { EN: 'Beckoning Cat Alley', BN: 'ডাকা বিড়ালের গলি', VI: 'Hẻm mèo vẫy khách', CN: '招财猫小巷', TH: 'ตรอกแมวกวัก', AR: 'زقاق القط الملوّح' },
    art: { motif: 'cat', scene: 'market', palette: 'crimson' },
    marks: ['hot'],
  },
  'crown-of-frost': {
    vendor: 'OBF',
    names: { EN: 'Crown of Frost', BN: 'তুষার মুকুট', VI: 'Vương miện băng giá', CN: '霜之冠', TH: 'มงกุฎน้ำแข็ง', AR: 'تاج الصقيع' },
    art: { motif: 'crown', scene: 'mountains', palette: 'ice' },
  },
  'paper-kite-festival': {
    vendor: 'JL',
    names: { EN: 'Paper Kite Festival', BN: 'ঘুড়ি উৎসব', VI: 'Lễ hội diều giấy', CN: '纸鸢节', TH: 'เทศกาลว่าวกระดาษ', AR: 'مهرجان الطائرات الورقية' },
    art: { motif: 'kite', scene: 'clouds', palette: 'coral' },
  },
  'golden-piglet': {
    vendor: 'CPM',
    names: { EN: 'The Golden Piglet', BN: 'সোনালি শূকরছানা', VI: 'Heo con vàng', CN: '小金猪', TH: 'ลูกหมูทองคำ', AR: 'الخنزير الذهبي الصغير' },
    art: { motif: 'piglet', scene: 'rays', palette: 'plum' },
  },
  'gemstone-orchard': {
    vendor: 'OBF',
    names: { EN: 'Gemstone Orchard', BN: 'রত্নের বাগান', VI: 'Vườn cây đá quý', CN: '宝石果园', TH: 'สวนผลไม้อัญมณี', AR: 'بستان الجواهر' },
    art: { motif: 'gem', scene: 'cave', palette: 'violet' },
  },
  'tea-garden-treasure': {
    vendor: 'MGW',
    names: { EN: 'Tea Garden Treasure', BN: 'চা বাগানের গুপ্তধন', VI: 'Kho báu đồi chè', CN: '茶园珍宝', TH: 'ขุมทรัพย์ไร่ชา', AR: 'كنز حديقة الشاي' },
    art: { motif: 'teapot', scene: 'mountains', palette: 'moss' },
  },
  'coconut-carnival': {
    vendor: 'CPM',
    names: { EN: 'Coconut Carnival', BN: 'নারকেল মেলা', VI: 'Lễ hội dừa', CN: '椰子嘉年华', TH: 'คาร์นิวัลมะพร้าว', AR: 'كرنفال جوز الهند' },
    art: { motif: 'coconut', scene: 'sunrise', palette: 'coral' },
  },
  'comet-crossing': {
    vendor: 'OBF',
    names: { EN: 'Comet Crossing', BN: 'ধূমকেতুর পারাপার', VI: 'Sao chổi băng qua', CN: '彗星之渡', TH: 'ดาวหางข้ามฟ้า', AR: 'عبور المذنّب' },
    art: { motif: 'comet', scene: 'night', palette: 'midnight' },
    marks: ['new'],
  },
  'thunder-drums': {
    vendor: 'MGW',
    names: { EN: 'Thunder Drums', BN: 'বজ্র ঢাক', VI: 'Trống sấm', CN: '雷鼓', TH: 'กลองสายฟ้า', AR: 'طبول الرعد' },
    art: { motif: 'drum', scene: 'stage', palette: 'copper' },
  },
});
