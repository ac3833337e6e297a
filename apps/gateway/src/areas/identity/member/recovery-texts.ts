import { formatDateTime, languages, type LanguageCode } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Notice } from './tell-outside.ts';

interface LinkSlots {
  brand: string;
  minutes: number;
}
interface LinkWords {
  subject: (brand: string) => string;
  before: (slots: LinkSlots) => string;
  after: string;
}

const links = {
  EN: {
    subject: (brand) => `Choose a new ${brand} password`,
    before: ({ brand, minutes }) =>
      `Somebody asked for a new password for your ${brand} account. Open this link to choose one. It works once, for ${minutes} minutes.`,
    after: 'If that was not you, you need not do anything: your password stays as it is. Never give this link to anybody.',
  },
  BN: {
    subject: (brand) => `${brand}-এর নতুন পাসওয়ার্ড বেছে নিন`,
    before: ({ brand, minutes }) =>
      `আপনার ${brand} অ্যাকাউন্টের নতুন পাসওয়ার্ডের জন্য অনুরোধ এসেছে। পাসওয়ার্ড বেছে নিতে এই লিংক খুলুন। এটি একবার, ${minutes} মিনিট কাজ করে।`,
    after: 'আপনি না চেয়ে থাকলে কিছু করার দরকার নেই: আপনার পাসওয়ার্ড আগের মতোই থাকবে। এই লিংক কাউকে দেবেন না।',
  },
  VI: {
    subject: (brand) => `Chọn mật khẩu ${brand} mới`,
    before: ({ brand, minutes }) =>
      `Có người yêu cầu mật khẩu mới cho tài khoản ${brand} của bạn. Hãy mở liên kết này để chọn mật khẩu. Liên kết chỉ dùng được một lần, trong ${minutes} phút.`,
    after: 'Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn giữ nguyên. Đừng đưa liên kết này cho ai.',
  },
  CN: {
    subject: (brand) => `设置新的 ${brand} 密码`,
    before: ({ brand, minutes }) =>
      `有人为您的 ${brand} 账户申请了新密码。请打开此链接设置新密码。链接仅可使用一次，${minutes} 分钟内有效。`,
    after: '如果不是您本人操作，无需理会，您的密码不会改变。请勿将此链接告诉任何人。',
  },
  TH: {
    subject: (brand) => `ตั้งรหัสผ่าน ${brand} ใหม่`,
    before: ({ brand, minutes }) => `มีผู้ขอรหัสผ่านใหม่สำหรับบัญชี ${brand} ของคุณ เปิดลิงก์นี้เพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียว ภายใน ${minutes} นาที`,
    after: 'หากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ รหัสผ่านของคุณจะไม่เปลี่ยน อย่าให้ลิงก์นี้กับใคร',
  },
  AR: {
    subject: (brand) => `اختر كلمة مرور جديدة في ${brand}`,
    before: ({ brand, minutes }) =>
      `طلب شخص ما كلمة مرور جديدة لحسابك في ${brand}. افتح هذا الرابط لاختيارها. يعمل الرابط مرة واحدة خلال ${minutes} دقيقة.`,
    after: 'إن لم تكن أنت من طلب ذلك فلا يلزمك فعل شيء: تبقى كلمة مرورك كما هي. لا تعطِ هذا الرابط لأحد.',
  },
} as const satisfies Record<LanguageCode, LinkWords>;

/** The e-mail whose link opens the site to choose another password; the link stands on a line of its own. */
export function resetLinkMail(language: LanguageCode, { link, ...slots }: LinkSlots & { link: string }): Notice {
  const { subject, before, after } = links[language];
  return { subject: subject(slots.brand), text: [before(slots), '', link, '', after, ''].join('\n') };
}

interface RecoveredSlots {
  brand: string;
  until: string;
}

const recovered = {
  EN: {
    subject: (brand) => `Your ${brand} password is being replaced`,
    text: ({ brand, until }) =>
      `Somebody proved to be you at ${brand} to choose a new password. Every other device was logged out; withdrawals are possible again from ${until}. If this was not you, contact customer service at once.`,
  },
  BN: {
    subject: (brand) => `আপনার ${brand} পাসওয়ার্ড বদলানো হচ্ছে`,
    text: ({ brand, until }) =>
      `নতুন পাসওয়ার্ড বেছে নিতে ${brand}-এ আপনার পরিচয় নিশ্চিত করা হয়েছে। অন্য সব ডিভাইস লগ আউট হয়েছে; ${until} থেকে আবার টাকা তোলা যাবে। আপনি না করে থাকলে এখনই গ্রাহক সেবায় যোগাযোগ করুন।`,
  },
  VI: {
    subject: (brand) => `Mật khẩu ${brand} của bạn đang được thay`,
    text: ({ brand, until }) =>
      `Danh tính của bạn tại ${brand} vừa được xác nhận để chọn mật khẩu mới. Mọi thiết bị khác đã bị đăng xuất; bạn có thể rút tiền lại từ ${until}. Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.`,
  },
  CN: {
    subject: (brand) => `您的 ${brand} 密码正在更换`,
    text: ({ brand, until }) =>
      `有人在 ${brand} 以您的身份通过验证以设置新密码。其他设备均已退出登录；自 ${until} 起可再次提款。如非本人操作，请立即联系客服。`,
  },
  TH: {
    subject: (brand) => `กำลังเปลี่ยนรหัสผ่าน ${brand} ของคุณ`,
    text: ({ brand, until }) =>
      `มีการยืนยันตัวตนของคุณที่ ${brand} เพื่อตั้งรหัสผ่านใหม่ อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว ถอนเงินได้อีกครั้งตั้งแต่ ${until} หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที`,
  },
  AR: {
    subject: (brand) => `يجري استبدال كلمة مرورك في ${brand}`,
    text: ({ brand, until }) =>
      `أُثبتت هويتك في ${brand} لاختيار كلمة مرور جديدة. سُجّل خروج جميع الأجهزة الأخرى؛ ويمكن السحب مجددًا ابتداءً من ${until}. إن لم تكن أنت من فعل ذلك فتواصل مع خدمة العملاء فورًا.`,
  },
} as const satisfies Record<LanguageCode, { subject: (brand: string) => string; text: (slots: RecoveredSlots) => string }>;

/** What tells a member that somebody has come in who forgot the password, with the time in the brand's own zone. */
export function recoveredNotice(language: LanguageCode, { name, brand }: Pick<Merchant, 'name' | 'brand'>, until: Date): Notice {
  const { subject, text } = recovered[language];
  const at = formatDateTime(until.toISOString(), languages[language].formatTag, brand.timeZone);
  return { subject: subject(name), text: text({ brand: name, until: at }) };
}
