import type { Texts } from '../../../kernel/asked-language.ts';

/** The common terms in words; the figures are shown above them, from the data. */
export const sharedTerms: Texts = {
  EN: 'A bonus that is not played through in time goes back. You can withdraw your own money at any time; if that ends the bonus, we tell you first. One account for each person. Play only what you can afford to lose.',
  BN: 'সময়ের মধ্যে শর্ত পূরণ না হলে বোনাস ফেরত যায়। নিজের টাকা যেকোনো সময় তোলা যায়; তাতে বোনাস শেষ হলে আমরা আগে জানাই। প্রত্যেকের একটি অ্যাকাউন্ট। যা হারালে ক্ষতি নেই, শুধু তা-ই খেলুন।',
  CN: '未在期限内完成流水要求的彩金会被收回。您可随时提取自己的资金；若因此失去彩金，我们会事先告知。每人限一个账户。请量力而行。',
  VI: 'Tiền thưởng không hoàn thành vòng cược đúng hạn sẽ bị thu hồi. Bạn có thể rút tiền của mình bất cứ lúc nào; nếu việc đó làm mất tiền thưởng, chúng tôi sẽ báo trước. Mỗi người một tài khoản. Chỉ chơi trong khả năng của bạn.',
  TH: 'โบนัสที่ทำเทิร์นไม่ครบภายในเวลาจะถูกเรียกคืน คุณถอนเงินของตัวเองได้ทุกเมื่อ หากทำให้โบนัสสิ้นสุด เราจะแจ้งก่อน หนึ่งคนต่อหนึ่งบัญชี โปรดเล่นเท่าที่คุณรับได้หากเสีย',
  AR: 'المكافأة التي لا تُستوفى متطلباتها في الوقت المحدد تُسترد. يمكنك سحب أموالك في أي وقت، وإن كان ذلك ينهي المكافأة فسنخبرك أولاً. حساب واحد لكل شخص. العب بما يمكنك تحمّل خسارته فقط.',
};

/** What the birthday gift is where a site has VIP levels. */
export const birthdayByLevel: Texts = {
  EN: '{amount} on your birthday, up to {top} on VIP levels, to claim on that day.',
  BN: 'আপনার জন্মদিনে {amount}, VIP লেভেলে সর্বোচ্চ {top}; সেদিনই নিতে হবে।',
  CN: '生日当天可领取 {amount}，VIP 会员最高 {top}。',
  VI: 'Nhận {amount} vào đúng ngày sinh nhật, cấp VIP nhận tối đa {top}.',
  TH: 'รับ {amount} ในวันเกิดของคุณ ระดับ VIP รับสูงสุด {top} กดรับภายในวันนั้น',
  AR: '{amount} في عيد ميلادك، وحتى {top} في مستويات VIP، تستلمها في اليوم نفسه.',
};

/** Titles and descriptions, by the code of the promotion. */
export const shippedTexts: Readonly<Record<string, { title: Texts; description: Texts }>> = {
  'first-deposit': {
    title: {
      EN: 'First deposit bonus',
      BN: 'প্রথম জমার বোনাস',
      CN: '首存彩金',
      VI: 'Thưởng nạp lần đầu',
      TH: 'โบนัสฝากครั้งแรก',
      AR: 'مكافأة الإيداع الأول',
    },
    description: {
      EN: '{percent} on your first deposit, up to {maxBonus}. Play it through, and what is left is yours to withdraw.',
      BN: 'প্রথম জমায় {percent}, সর্বোচ্চ {maxBonus}। শর্ত পূরণ করুন, যা থাকবে তা তুলতে পারবেন।',
      CN: '首次存款赠送 {percent}，最高 {maxBonus}。完成流水要求后，余额即可提取。',
      VI: 'Tặng {percent} cho lần nạp đầu, tối đa {maxBonus}. Hoàn thành vòng cược, phần còn lại là của bạn để rút.',
      TH: 'รับ {percent} จากการฝากครั้งแรก สูงสุด {maxBonus} ทำเทิร์นครบแล้วถอนยอดที่เหลือได้',
      AR: '{percent} على إيداعك الأول، حتى {maxBonus}. أكمل متطلبات الرهان وما يتبقى لك أن تسحبه.',
    },
  },
  'top-up': {
    title: {
      EN: 'Daily top-up bonus',
      BN: 'দৈনিক জমার বোনাস',
      CN: '每日存款彩金',
      VI: 'Thưởng nạp mỗi ngày',
      TH: 'โบนัสฝากรายวัน',
      AR: 'مكافأة الإيداع اليومية',
    },
    description: {
      EN: 'Add {percent} to a deposit from {minDeposit}, once a day.',
      BN: '{minDeposit} থেকে জমায় দিনে একবার {percent} যোগ করুন।',
      CN: '每天一次，存款满 {minDeposit} 加赠 {percent}。',
      VI: 'Cộng thêm {percent} cho một lần nạp từ {minDeposit}, mỗi ngày một lần.',
      TH: 'รับเพิ่ม {percent} เมื่อฝากตั้งแต่ {minDeposit} วันละครั้ง',
      AR: 'أضف {percent} إلى إيداع من {minDeposit}، مرة كل يوم.',
    },
  },
  welcome: {
    title: { EN: 'Welcome bonus', BN: 'স্বাগত বোনাস', CN: '迎新彩金', VI: 'Thưởng chào mừng', TH: 'โบนัสต้อนรับ', AR: 'مكافأة الترحيب' },
    description: {
      EN: '{amount} to try the games with. No deposit needed.',
      BN: 'গেমগুলো খেলে দেখার জন্য {amount}। জমা লাগবে না।',
      CN: '赠送 {amount} 供您试玩，无需存款。',
      VI: '{amount} để thử các trò chơi. Không cần nạp tiền.',
      TH: 'รับ {amount} ไว้ลองเล่นเกม ไม่ต้องฝากเงิน',
      AR: '{amount} لتجربة الألعاب. لا حاجة إلى إيداع.',
    },
  },
  'first-spins': {
    title: { EN: 'Free spins', BN: 'ফ্রি স্পিন', CN: '免费旋转', VI: 'Lượt quay miễn phí', TH: 'ฟรีสปิน', AR: 'دورات مجانية' },
    description: {
      EN: '{spins} free spins at {stake} each. What they win together is yours, up to {maxAmount}.',
      BN: 'প্রতিটি {stake} দরে {spins}টি ফ্রি স্পিন। সব মিলিয়ে যা জিতবেন তা আপনার, সর্বোচ্চ {maxAmount}।',
      CN: '{spins} 次免费旋转，每次 {stake}。累计赢得的金额归您所有，最高 {maxAmount}。',
      VI: '{spins} lượt quay miễn phí, mỗi lượt {stake}. Tổng tiền thắng là của bạn, tối đa {maxAmount}.',
      TH: 'ฟรีสปิน {spins} ครั้ง ครั้งละ {stake} เงินรางวัลรวมเป็นของคุณ สูงสุด {maxAmount}',
      AR: '{spins} دورات مجانية بقيمة {stake} لكل منها. مجموع ما تربحه لك، حتى {maxAmount}.',
    },
  },
  'lucky-envelope': {
    title: { EN: 'Red envelope', BN: 'লাল খাম', CN: '红包', VI: 'Lì xì', TH: 'อั่งเปา', AR: 'مظروف أحمر' },
    description: {
      EN: 'Open your envelope and see what is inside, up to {top}. Every chance is shown, and you can check the draw yourself.',
      BN: 'আপনার খাম খুলে দেখুন ভেতরে কী আছে, সর্বোচ্চ {top}। প্রতিটি সম্ভাবনা দেখানো আছে, ড্র নিজেই যাচাই করতে পারেন।',
      CN: '打开您的红包，最高 {top}。所有概率均已公开，您可以自行验证抽奖。',
      VI: 'Mở lì xì của bạn, giá trị tối đa {top}. Mọi xác suất đều được công khai và bạn có thể tự kiểm tra kết quả.',
      TH: 'เปิดอั่งเปาของคุณ ลุ้นรับสูงสุด {top} แสดงโอกาสทุกรางวัล และคุณตรวจสอบการสุ่มเองได้',
      AR: 'افتح مظروفك واكتشف ما بداخله، حتى {top}. كل الاحتمالات معروضة، ويمكنك التحقق من السحب بنفسك.',
    },
  },
  'seven-days': {
    title: {
      EN: 'Sign-in calendar',
      BN: 'সাইন-ইন ক্যালেন্ডার',
      CN: '签到日历',
      VI: 'Lịch điểm danh',
      TH: 'ปฏิทินเช็กอิน',
      AR: 'تقويم تسجيل الحضور',
    },
    description: {
      EN: 'A gift for each of {steps} days in a row, up to {top} on one day.',
      BN: 'টানা {steps} দিনের প্রতিদিন একটি উপহার, এক দিনে সর্বোচ্চ {top}।',
      CN: '连续 {steps} 天，每天一份礼物，单日最高 {top}。',
      VI: 'Mỗi ngày một phần quà trong {steps} ngày liên tiếp, tối đa {top} một ngày.',
      TH: 'รับของขวัญทุกวันติดต่อกัน {steps} วัน สูงสุดวันละ {top}',
      AR: 'هدية لكل يوم من {steps} أيام متتالية، حتى {top} في اليوم الواحد.',
    },
  },
  'thirty-rounds': {
    title: {
      EN: 'Mission of the day',
      BN: 'আজকের মিশন',
      CN: '今日任务',
      VI: 'Nhiệm vụ hôm nay',
      TH: 'ภารกิจประจำวัน',
      AR: 'مهمة اليوم',
    },
    description: {
      EN: 'Play {target} rounds in a day, in any game, and {amount} is yours to claim.',
      BN: 'এক দিনে যেকোনো গেমে {target} রাউন্ড খেলুন, আর {amount} নিয়ে নিন।',
      CN: '一天内在任意游戏中玩满 {target} 局，即可领取 {amount}。',
      VI: 'Chơi {target} ván trong một ngày, ở bất kỳ trò nào, và nhận {amount}.',
      TH: 'เล่นเกมใดก็ได้ครบ {target} รอบในหนึ่งวัน แล้วรับ {amount}',
      AR: 'العب {target} جولة خلال يوم واحد في أي لعبة، واحصل على {amount}.',
    },
  },
  'weekly-race': {
    title: {
      EN: 'Race of the week',
      BN: 'সাপ্তাহিক প্রতিযোগিতা',
      CN: '每周排行赛',
      VI: 'Đua top tuần',
      TH: 'การแข่งขันประจำสัปดาห์',
      AR: 'سباق الأسبوع',
    },
    description: {
      EN: '{prizes} prizes for those who stake the most in a week, up to {top}. Your own place is always shown.',
      BN: 'সপ্তাহে যাঁরা সবচেয়ে বেশি বাজি ধরেন তাঁদের জন্য {prizes}টি পুরস্কার, সর্বোচ্চ {top}। আপনার নিজের অবস্থান সব সময় দেখানো হয়।',
      CN: '一周内投注最多的会员可获 {prizes} 个奖项，最高 {top}。您的名次始终可见。',
      VI: '{prizes} giải cho những người cược nhiều nhất trong tuần, tối đa {top}. Thứ hạng của bạn luôn được hiển thị.',
      TH: '{prizes} รางวัลสำหรับผู้ที่เดิมพันมากที่สุดในสัปดาห์ สูงสุด {top} แสดงอันดับของคุณเสมอ',
      AR: '{prizes} جوائز لأكثر من راهنوا خلال الأسبوع، حتى {top}. مركزك ظاهر دائمًا.',
    },
  },
  'full-profile': {
    title: {
      EN: 'Complete your profile',
      BN: 'প্রোফাইল সম্পূর্ণ করুন',
      CN: '完善个人资料',
      VI: 'Hoàn tất hồ sơ',
      TH: 'กรอกโปรไฟล์ให้ครบ',
      AR: 'أكمل ملفك الشخصي',
    },
    description: {
      EN: '{amount} once your profile says everything that it asks for.',
      BN: 'প্রোফাইলের সব তথ্য দেওয়া হলেই {amount}।',
      CN: '填妥个人资料的所有项目，即可领取 {amount}。',
      VI: 'Nhận {amount} khi bạn điền đủ mọi mục trong hồ sơ.',
      TH: 'รับ {amount} เมื่อกรอกข้อมูลในโปรไฟล์ครบทุกช่อง',
      AR: '{amount} عندما تملأ كل خانات ملفك الشخصي.',
    },
  },
  'happy-birthday': {
    title: { EN: 'Birthday gift', BN: 'জন্মদিনের উপহার', CN: '生日礼金', VI: 'Quà sinh nhật', TH: 'ของขวัญวันเกิด', AR: 'هدية عيد الميلاد' },
    description: {
      EN: '{amount} on your birthday, to claim on that day.',
      BN: 'আপনার জন্মদিনে {amount}, সেদিনই নিতে হবে।',
      CN: '生日当天可领取 {amount}。',
      VI: 'Nhận {amount} vào đúng ngày sinh nhật của bạn.',
      TH: 'รับ {amount} ในวันเกิดของคุณ กดรับภายในวันนั้น',
      AR: '{amount} في عيد ميلادك، تستلمها في اليوم نفسه.',
    },
  },
  'weekly-cashback': {
    title: {
      EN: 'Weekly cashback',
      BN: 'সাপ্তাহিক ক্যাশব্যাক',
      CN: '每周返现',
      VI: 'Hoàn tiền hằng tuần',
      TH: 'คืนยอดเสียรายสัปดาห์',
      AR: 'استرداد نقدي أسبوعي',
    },
    description: {
      EN: '{percent} of what you lost in a week comes back as cash, up to {maxAmount}.',
      BN: 'এক সপ্তাহে যা হারিয়েছেন তার {percent} নগদে ফেরত, সর্বোচ্চ {maxAmount}।',
      CN: '每周亏损的 {percent} 以现金返还，最高 {maxAmount}。',
      VI: 'Hoàn {percent} số tiền thua trong tuần bằng tiền mặt, tối đa {maxAmount}.',
      TH: 'รับคืน {percent} ของยอดเสียในสัปดาห์เป็นเงินสด สูงสุด {maxAmount}',
      AR: 'يعود إليك نقداً {percent} مما خسرته خلال أسبوع، حتى {maxAmount}.',
    },
  },
  'share-with-friends': {
    title: {
      EN: 'Share with friends',
      BN: 'বন্ধুদের সঙ্গে শেয়ার করুন',
      CN: '与好友分享',
      VI: 'Chia sẻ với bạn bè',
      TH: 'แชร์ให้เพื่อน',
      AR: 'شارك مع الأصدقاء',
    },
    description: {
      EN: 'Tell us where you have shared this site. Our team looks at it and gives up to {maxAmount}.',
      BN: 'কোথায় এই সাইট শেয়ার করেছেন জানান। আমাদের টিম দেখে সর্বোচ্চ {maxAmount} দেয়।',
      CN: '告诉我们您在哪里分享了本站，团队审核后最高奖励 {maxAmount}。',
      VI: 'Cho chúng tôi biết bạn đã chia sẻ trang này ở đâu. Đội ngũ sẽ xem xét và thưởng tối đa {maxAmount}.',
      TH: 'บอกเราว่าคุณแชร์เว็บไซต์นี้ที่ไหน ทีมงานจะตรวจสอบและให้สูงสุด {maxAmount}',
      AR: 'أخبرنا أين شاركت هذا الموقع. يراجعه فريقنا ويمنحك حتى {maxAmount}.',
    },
  },
  'for-regulars': {
    title: {
      EN: 'A gift for regulars',
      BN: 'নিয়মিতদের জন্য উপহার',
      CN: '常客礼物',
      VI: 'Quà cho khách quen',
      TH: 'ของขวัญสำหรับขาประจำ',
      AR: 'هدية للأعضاء الدائمين',
    },
    description: {
      EN: '{amount} for members who deposit regularly. Join first.',
      BN: 'যারা নিয়মিত জমা করেন তাদের জন্য {amount}। আগে যোগ দিন।',
      CN: '为经常存款的会员准备的 {amount}，请先参加。',
      VI: '{amount} cho thành viên nạp tiền đều đặn. Hãy tham gia trước.',
      TH: 'รับ {amount} สำหรับสมาชิกที่ฝากเงินสม่ำเสมอ กดเข้าร่วมก่อน',
      AR: '{amount} للأعضاء الذين يودعون بانتظام. انضم أولاً.',
    },
  },
  'month-of-tickets': {
    title: { EN: 'Month of tickets', BN: 'টিকিটের মাস', CN: '抽奖月', VI: 'Tháng vé quay', TH: 'เดือนแห่งตั๋วชิงโชค', AR: 'شهر التذاكر' },
    description: {
      EN: 'A ticket for each {each} that you deposit. At the end {prizes} prizes are drawn; the highest is {top}.',
      BN: 'প্রতি {each} জমায় একটি টিকিট। শেষে {prizes}টি পুরস্কারের ড্র হয়; সবচেয়ে বড়টি {top}।',
      CN: '每存款 {each} 得一张奖券。活动结束时抽出 {prizes} 个奖项，最高 {top}。',
      VI: 'Mỗi {each} nạp vào được một vé. Cuối kỳ quay {prizes} giải; giải cao nhất {top}.',
      TH: 'ฝากทุก {each} รับตั๋วหนึ่งใบ เมื่อสิ้นสุดจะจับรางวัล {prizes} รางวัล รางวัลสูงสุด {top}',
      AR: 'تذكرة لكل {each} تودعه. في النهاية تُسحب {prizes} جوائز، أعلاها {top}.',
    },
  },
  'first-tickets': {
    title: { EN: 'First raffle', BN: 'প্রথম র‍্যাফেল', CN: '首次抽奖', VI: 'Kỳ quay đầu tiên', TH: 'ชิงโชคครั้งแรก', AR: 'السحب الأول' },
    description: {
      EN: 'Whoever deposited had tickets, and {prizes} prizes were drawn. Draw them again yourself.',
      BN: 'যারা জমা করেছিলেন তাদের টিকিট ছিল, আর {prizes}টি পুরস্কারের ড্র হয়েছে। নিজেই আবার ড্র করে দেখুন।',
      CN: '存款会员均有奖券，已抽出 {prizes} 个奖项。您可以亲自重新验证抽奖。',
      VI: 'Thành viên đã nạp tiền có vé, và {prizes} giải đã được quay. Hãy tự quay lại để kiểm chứng.',
      TH: 'สมาชิกที่ฝากเงินได้รับตั๋ว และจับรางวัล {prizes} รางวัลแล้ว ลองจับใหม่ด้วยตัวเองเพื่อตรวจสอบ',
      AR: 'كان لكل من أودع تذاكر، وسُحبت {prizes} جوائز. أعد السحب بنفسك للتحقق.',
    },
  },
  'grand-opening': {
    title: { EN: 'Grand opening', BN: 'জমকালো উদ্বোধন', CN: '盛大开幕', VI: 'Khai trương', TH: 'ฉลองเปิดตัว', AR: 'الافتتاح الكبير' },
    description: {
      EN: '{percent} on a deposit, up to {maxBonus}, for the first members who take it.',
      BN: 'জমায় {percent}, সর্বোচ্চ {maxBonus}; যারা আগে নেবেন তাদের জন্য।',
      CN: '存款赠送 {percent}，最高 {maxBonus}，先到先得。',
      VI: 'Tặng {percent} khi nạp tiền, tối đa {maxBonus}, dành cho những thành viên nhận sớm nhất.',
      TH: 'รับ {percent} จากการฝาก สูงสุด {maxBonus} สำหรับสมาชิกที่รับก่อน',
      AR: '{percent} على الإيداع، حتى {maxBonus}، لأول الأعضاء الذين يأخذونها.',
    },
  },
};
