import type { LanguageCode } from '@parlour/domain';
import type { Notice } from '../member/tell-outside.ts';

const passwordChanged = {
  EN: (brand) => `Your ${brand} password was changed. If this was not you, contact customer service at once.`,
  BN: (brand) => `আপনার ${brand} পাসওয়ার্ড পরিবর্তন করা হয়েছে। আপনি না করে থাকলে এখনই গ্রাহক সেবায় যোগাযোগ করুন।`,
  VI: (brand) => `Mật khẩu ${brand} của bạn đã được thay đổi. Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.`,
  CN: (brand) => `您的 ${brand} 密码已更改。如非本人操作，请立即联系客服。`,
  TH: (brand) => `รหัสผ่าน ${brand} ของคุณถูกเปลี่ยนแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที`,
  AR: (brand) => `تم تغيير كلمة مرور ${brand} الخاصة بك. إن لم تكن أنت من فعل ذلك فتواصل مع خدمة العملاء فورًا.`,
} as const satisfies Record<LanguageCode, (brand: string) => string>;

const subjects = {
  EN: (brand) => `Your ${brand} password was changed`,
  BN: (brand) => `আপনার ${brand} পাসওয়ার্ড পরিবর্তন করা হয়েছে`,
  VI: (brand) => `Mật khẩu ${brand} của bạn đã được thay đổi`,
  CN: (brand) => `您的 ${brand} 密码已更改`,
  TH: (brand) => `รหัสผ่าน ${brand} ของคุณถูกเปลี่ยนแล้ว`,
  AR: (brand) => `تم تغيير كلمة مرور ${brand} الخاصة بك`,
} as const satisfies Record<LanguageCode, (brand: string) => string>;

/** What tells a member of another password (security A13). */
export function passwordChangedNotice(language: LanguageCode, brand: string): Notice {
  return { subject: subjects[language](brand), text: passwordChanged[language](brand) };
}
