import type { LanguageCode } from '@parlour/domain';

interface Slots {
  brand: string;
  address: string;
}

const texts = {
  EN: {
    subject: ({ brand }) => `A new log-in to your ${brand} account`,
    text: ({ brand, address }) => `Somebody logged in to your ${brand} account from a new network (${address}).`,
    warning: 'If this was not you, change your password now and contact customer service.',
  },
  BN: {
    subject: ({ brand }) => `আপনার ${brand} অ্যাকাউন্টে নতুন লগ-ইন`,
    text: ({ brand, address }) => `একটি নতুন নেটওয়ার্ক (${address}) থেকে আপনার ${brand} অ্যাকাউন্টে লগ ইন করা হয়েছে।`,
    warning: 'আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় যোগাযোগ করুন।',
  },
  VI: {
    subject: ({ brand }) => `Đăng nhập mới vào tài khoản ${brand}`,
    text: ({ brand, address }) => `Tài khoản ${brand} của bạn vừa được đăng nhập từ một mạng mới (${address}).`,
    warning: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  },
  CN: {
    subject: ({ brand }) => `您的 ${brand} 账户有新的登录`,
    text: ({ brand, address }) => `您的 ${brand} 账户刚刚从新的网络（${address}）登录。`,
    warning: '如非本人操作，请立即修改密码并联系客服。',
  },
  TH: {
    subject: ({ brand }) => `มีการเข้าสู่ระบบ ${brand} ครั้งใหม่`,
    text: ({ brand, address }) => `มีการเข้าสู่ระบบบัญชี ${brand} ของคุณจากเครือข่ายใหม่ (${address})`,
    warning: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า',
  },
  AR: {
    subject: ({ brand }) => `تسجيل دخول جديد إلى حسابك لدى ${brand}`,
    text: ({ brand, address }) => `تم تسجيل الدخول إلى حسابك لدى ${brand} من شبكة جديدة (${address}).`,
    warning: 'إن لم تكن أنت فغيّر كلمة المرور الآن وتواصل مع خدمة العملاء.',
  },
} as const satisfies Record<LanguageCode, Record<'subject' | 'text', (slots: Slots) => string> & { warning: string }>;

/** The e-mail that tells a member of a log-in from a network that is new. */
export function newNetworkMail(language: LanguageCode, slots: Slots): { subject: string; text: string } {
  const { subject, text, warning } = texts[language];
  return { subject: subject(slots), text: `${text(slots)}\n${warning}\n` };
}
