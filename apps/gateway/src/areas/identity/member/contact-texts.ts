import type { LanguageCode } from '@parlour/domain';

interface Slots {
  brand: string;
  channel: 'sms' | 'email';
  /** Masked. */
  shown: string;
}

const texts = {
  EN: {
    sms: ({ brand, shown }) => `The mobile number of your ${brand} account is now ${shown}.`,
    email: ({ brand, shown }) => `The e-mail address of your ${brand} account is now ${shown}.`,
    warning: 'If this was not you, contact customer service at once.',
    subject: (brand) => `Your ${brand} account was changed`,
  },
  BN: {
    sms: ({ brand, shown }) => `আপনার ${brand} অ্যাকাউন্টের মোবাইল নম্বর এখন ${shown}।`,
    email: ({ brand, shown }) => `আপনার ${brand} অ্যাকাউন্টের ই-মেইল ঠিকানা এখন ${shown}।`,
    warning: 'আপনি না করে থাকলে এখনই গ্রাহক সেবায় যোগাযোগ করুন।',
    subject: (brand) => `আপনার ${brand} অ্যাকাউন্টে পরিবর্তন হয়েছে`,
  },
  VI: {
    sms: ({ brand, shown }) => `Số di động của tài khoản ${brand} nay là ${shown}.`,
    email: ({ brand, shown }) => `Địa chỉ e-mail của tài khoản ${brand} nay là ${shown}.`,
    warning: 'Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.',
    subject: (brand) => `Tài khoản ${brand} của bạn đã thay đổi`,
  },
  CN: {
    sms: ({ brand, shown }) => `您的 ${brand} 账户手机号已更改为 ${shown}。`,
    email: ({ brand, shown }) => `您的 ${brand} 账户邮箱已更改为 ${shown}。`,
    warning: '如非本人操作，请立即联系客服。',
    subject: (brand) => `您的 ${brand} 账户信息已更改`,
  },
  TH: {
    sms: ({ brand, shown }) => `เบอร์มือถือของบัญชี ${brand} ของคุณเปลี่ยนเป็น ${shown} แล้ว`,
    email: ({ brand, shown }) => `อีเมลของบัญชี ${brand} ของคุณเปลี่ยนเป็น ${shown} แล้ว`,
    warning: 'หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
    subject: (brand) => `บัญชี ${brand} ของคุณมีการเปลี่ยนแปลง`,
  },
  AR: {
    sms: ({ brand, shown }) => `أصبح رقم الجوال في حسابك لدى ${brand} هو ${shown}.`,
    email: ({ brand, shown }) => `أصبح البريد الإلكتروني في حسابك لدى ${brand} هو ${shown}.`,
    warning: 'إن لم تكن أنت من فعل ذلك فتواصل مع خدمة العملاء فورًا.',
    subject: (brand) => `تم تغيير بيانات حسابك لدى ${brand}`,
  },
} as const satisfies Record<
  LanguageCode,
  Record<Slots['channel'], (slots: Slots) => string> & { warning: string; subject: (brand: string) => string }
>;

/** The text message that tells a member of another number or address. */
export function contactChangedSms(language: LanguageCode, slots: Slots): string {
  const { [slots.channel]: said, warning } = texts[language];
  return `${said(slots)} ${warning}`;
}

/** The e-mail that tells of it. */
export function contactChangedMail(language: LanguageCode, slots: Slots): { subject: string; text: string } {
  const { [slots.channel]: said, warning, subject } = texts[language];
  return { subject: subject(slots.brand), text: `${said(slots)}\n${warning}\n` };
}
