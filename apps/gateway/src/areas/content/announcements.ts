import type { LanguageCode } from '@parlour/domain';

/** A first announcement of every merchant; `{name}` is the brand's name and `{age}` its minimum age. */
export interface SeedAnnouncement {
  key: string;
  /** B notice (the marquee), PL platform, PU popup. */
  type: 'B' | 'PL' | 'PU';
  /** Who sees it: B visitors, A members, F a member at the first log-in. */
  execution: 'A' | 'B' | 'F';
  /** Said in demo jurisdiction only. */
  demoOnly: boolean;
  title: Record<LanguageCode, string>;
  /** HTML. */
  content: Record<LanguageCode, string>;
}

export const announcements: readonly SeedAnnouncement[] = [
  {
    key: 'welcome',
    type: 'B',
    execution: 'B',
    demoOnly: false,
    title: {
      EN: 'Welcome to {name}',
      BN: '{name}-এ স্বাগতম',
      VI: 'Chào mừng bạn đến với {name}',
      CN: '欢迎来到 {name}',
      TH: 'ยินดีต้อนรับสู่ {name}',
      AR: 'مرحبًا بك في {name}',
    },
    content: {
      EN: '<p>Look around as long as you like. You need an account only when you want to play from your own balance.</p>',
      BN: '<p>যতক্ষণ ইচ্ছা ঘুরে দেখুন। শুধু নিজের ব্যালেন্স থেকে খেলতে চাইলে অ্যাকাউন্ট লাগবে।</p>',
      VI: '<p>Bạn cứ thoải mái khám phá. Chỉ khi muốn chơi bằng số dư của mình, bạn mới cần tài khoản.</p>',
      CN: '<p>您可以随意浏览。只有想用自己的余额游玩时，才需要账户。</p>',
      TH: '<p>เดินชมได้ตามสบาย คุณต้องมีบัญชีก็ต่อเมื่ออยากเล่นด้วยยอดเงินของตัวเองเท่านั้น</p>',
      AR: '<p>تجوّل كما تشاء. لا تحتاج إلى حساب إلا عندما تريد اللعب برصيدك.</p>',
    },
  },
  {
    key: 'play-money',
    type: 'B',
    execution: 'B',
    demoOnly: true,
    title: {
      EN: 'This site is a demonstration',
      BN: 'এটি একটি ডেমো সাইট',
      VI: 'Đây là trang trình diễn',
      CN: '本站为演示站点',
      TH: 'เว็บไซต์นี้เป็นการสาธิต',
      AR: 'هذا الموقع للعرض التجريبي',
    },
    content: {
      EN: '<p>Nothing here is worth money. Deposits go through a sandbox cashier that takes no payment, and withdrawals pay nothing out.</p>',
      BN: '<p>এখানকার কোনো কিছুর আর্থিক মূল্য নেই। জমা হয় একটি পরীক্ষামূলক ক্যাশিয়ারে, যা কোনো টাকা নেয় না; উত্তোলনেও কোনো টাকা দেওয়া হয় না।</p>',
      VI: '<p>Mọi thứ ở đây không có giá trị tiền thật. Nạp tiền đi qua quầy thu ngân thử nghiệm không thu khoản nào, và rút tiền cũng không chi trả gì.</p>',
      CN: '<p>这里的一切都不具有金钱价值。存款经过不收款的沙盒收银台，取款也不会支付任何款项。</p>',
      TH: '<p>ทุกอย่างที่นี่ไม่มีมูลค่าเป็นเงินจริง การฝากผ่านแคชเชียร์ทดสอบที่ไม่รับเงิน และการถอนก็ไม่จ่ายเงินออก</p>',
      AR: '<p>لا شيء هنا يساوي مالًا حقيقيًا. تمر الإيداعات عبر صندوق تجريبي لا يأخذ أي دفعة، ولا تصرف السحوبات أي مبلغ.</p>',
    },
  },
  {
    key: 'fair-rounds',
    type: 'B',
    execution: 'B',
    demoOnly: false,
    title: {
      EN: 'Check every arcade round yourself',
      BN: 'আর্কেডের প্রতিটি রাউন্ড নিজেই যাচাই করুন',
      VI: 'Tự kiểm tra từng ván arcade',
      CN: '亲自查验每一局街机游戏',
      TH: 'ตรวจสอบเกมอาร์เคดทุกรอบด้วยตัวเอง',
      AR: 'تحقق بنفسك من كل جولة في الأركيد',
    },
    content: {
      EN: '<p>The outcome is sealed before you bet. Open your betting record and press <strong>Verify the outcome</strong> to compute it again.</p>',
      BN: '<p>আপনি বাজি ধরার আগেই ফল সিল করা থাকে। বাজির রেকর্ড খুলে <strong>ফল যাচাই করুন</strong> চাপলে ফলটি আবার হিসাব করা যায়।</p>',
      VI: '<p>Kết quả được niêm phong trước khi bạn cược. Mở lịch sử cược và nhấn <strong>Kiểm chứng</strong> để tính lại.</p>',
      CN: '<p>结果在您投注前就已封存。打开投注记录并点按<strong>验证</strong>，即可重新计算。</p>',
      TH: '<p>ผลถูกปิดผนึกก่อนที่คุณจะเดิมพัน เปิดประวัติการเดิมพันแล้วกด<strong>ตรวจสอบ</strong>เพื่อคำนวณซ้ำ</p>',
      AR: '<p>تُختم النتيجة قبل أن تراهن. افتح سجل الرهانات واضغط <strong>التحقق من النتيجة</strong> لحسابها من جديد.</p>',
    },
  },
  {
    key: 'responsible-play',
    type: 'PL',
    execution: 'B',
    demoOnly: false,
    title: {
      EN: 'Play within your limits',
      BN: 'নিজের সীমার মধ্যে খেলুন',
      VI: 'Chơi trong giới hạn của bạn',
      CN: '量力而行，理性游戏',
      TH: 'เล่นในขอบเขตของคุณ',
      AR: 'العب ضمن حدودك',
    },
    content: {
      EN: '<p>Games are for adults of {age} and over. Decide beforehand how much time and money an evening may cost, take breaks, and never chase what you lost.</p><ul><li>Do not play when you are upset or tired.</li><li>Do not play with money that you need.</li><li>If it stops being fun, stop and talk to somebody.</li></ul>',
      BN: '<p>খেলা শুধু {age} বছর বা তার বেশি বয়সীদের জন্য। আগেই ঠিক করুন কত সময় ও টাকা খরচ করবেন, বিরতি নিন, আর হারানো টাকা ফেরত পেতে খেলতে থাকবেন না।</p><ul><li>মন খারাপ বা ক্লান্ত থাকলে খেলবেন না।</li><li>প্রয়োজনের টাকা দিয়ে খেলবেন না।</li><li>আনন্দ না লাগলে থামুন এবং কারও সঙ্গে কথা বলুন।</li></ul>',
      VI: '<p>Trò chơi chỉ dành cho người từ {age} tuổi trở lên. Hãy định trước thời gian và số tiền cho một buổi, nghỉ giữa chừng và đừng chơi để gỡ.</p><ul><li>Đừng chơi khi buồn bực hay mệt mỏi.</li><li>Đừng chơi bằng số tiền bạn cần dùng.</li><li>Khi không còn vui, hãy dừng lại và tâm sự với ai đó.</li></ul>',
      CN: '<p>游戏仅供年满 {age} 岁的成年人。请事先定好时间和金额，适时休息，切勿为挽回损失而继续。</p><ul><li>心情不佳或疲惫时不要玩。</li><li>不要动用生活所需的钱。</li><li>不再有乐趣时，请停下来，与人聊一聊。</li></ul>',
      TH: '<p>เกมสำหรับผู้ที่มีอายุ {age} ปีขึ้นไปเท่านั้น กำหนดเวลาและเงินไว้ล่วงหน้า พักเป็นระยะ และอย่าเล่นเพื่อเอาคืน</p><ul><li>อย่าเล่นเมื่ออารมณ์ไม่ดีหรือเหนื่อยล้า</li><li>อย่าเล่นด้วยเงินที่จำเป็นต้องใช้</li><li>ถ้าไม่สนุกแล้ว ให้หยุดและพูดคุยกับใครสักคน</li></ul>',
      AR: '<p>الألعاب لمن أتمّ {age} عامًا فأكثر. حدّد مسبقًا الوقت والمبلغ، وخذ فترات راحة، ولا تلعب لتعويض ما خسرته.</p><ul><li>لا تلعب وأنت منزعج أو متعب.</li><li>لا تلعب بمال تحتاج إليه.</li><li>إذا لم يعد الأمر ممتعًا فتوقف وتحدث إلى أحد.</li></ul>',
    },
  },
  {
    key: 'first-steps',
    type: 'PU',
    execution: 'F',
    demoOnly: true,
    title: {
      EN: 'Your first steps',
      BN: 'আপনার প্রথম ধাপ',
      VI: 'Những bước đầu tiên',
      CN: '新手指引',
      TH: 'ก้าวแรกของคุณ',
      AR: 'خطواتك الأولى',
    },
    content: {
      EN: '<ol><li>Open <a href="/member/depositv2">Deposit</a>, choose an amount and approve it at the sandbox cashier.</li><li>Play a game from <a href="/rng">Slots</a>; your balance follows every round.</li><li>Ask for a <a href="/member/withdraw">withdrawal</a>: an operator decides, and you are told at once.</li></ol>',
      BN: '<ol><li><a href="/member/depositv2">জমা</a> খুলুন, পরিমাণ বাছুন এবং পরীক্ষামূলক ক্যাশিয়ারে অনুমোদন দিন।</li><li><a href="/rng">স্লট</a> থেকে একটি গেম খেলুন; প্রতি রাউন্ডে ব্যালেন্স বদলাবে।</li><li><a href="/member/withdraw">উত্তোলনের</a> অনুরোধ করুন: অপারেটর সিদ্ধান্ত নেবেন, আপনি সঙ্গে সঙ্গে জানবেন।</li></ol>',
      VI: '<ol><li>Mở <a href="/member/depositv2">Nạp tiền</a>, chọn số tiền và chấp thuận tại quầy thu ngân thử nghiệm.</li><li>Chơi một trò trong <a href="/rng">Quay hũ</a>; số dư thay đổi theo từng ván.</li><li>Gửi yêu cầu <a href="/member/withdraw">rút tiền</a>: nhân viên xét duyệt và bạn được báo ngay.</li></ol>',
      CN: '<ol><li>打开<a href="/member/depositv2">存款</a>，选择金额，并在沙盒收银台批准。</li><li>在<a href="/rng">电子游戏</a>中玩一局，余额会随每一局变化。</li><li>申请<a href="/member/withdraw">取款</a>：由运营人员处理，结果会立即通知您。</li></ol>',
      TH: '<ol><li>เปิดหน้า<a href="/member/depositv2">ฝากเงิน</a> เลือกจำนวน แล้วอนุมัติที่แคชเชียร์ทดสอบ</li><li>เล่นเกมใน<a href="/rng">สล็อต</a> ยอดเงินจะเปลี่ยนตามทุกรอบ</li><li>ขอ<a href="/member/withdraw">ถอนเงิน</a> เจ้าหน้าที่จะพิจารณาและแจ้งคุณทันที</li></ol>',
      AR: '<ol><li>افتح <a href="/member/depositv2">الإيداع</a> واختر مبلغًا ووافق عليه في الصندوق التجريبي.</li><li>العب لعبة من <a href="/rng">السلوتس</a>؛ يتبع رصيدك كل جولة.</li><li>اطلب <a href="/member/withdraw">سحبًا</a>: يقرر المشغّل وتُبلَّغ فورًا.</li></ol>',
    },
  },
];
