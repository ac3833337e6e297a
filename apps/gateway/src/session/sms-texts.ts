import type { LanguageCode } from '@parlour/domain';

interface Slots {
  brand: string;
  code: string;
  minutes: number;
}

const texts = {
  EN: ({ brand, code, minutes }) => `${code} is your ${brand} code. It is valid for ${minutes} minutes. Never tell it to anybody.`,
  BN: ({ brand, code, minutes }) => `${code} আপনার ${brand} কোড। এটি ${minutes} মিনিট কার্যকর। কাউকে জানাবেন না।`,
  VI: ({ brand, code, minutes }) => `${code} là mã xác minh ${brand} của bạn, có hiệu lực trong ${minutes} phút. Đừng cho ai biết.`,
  CN: ({ brand, code, minutes }) => `${code} 是您的 ${brand} 验证码，${minutes} 分钟内有效。请勿告诉任何人。`,
  TH: ({ brand, code, minutes }) => `${code} คือรหัสยืนยัน ${brand} ของคุณ ใช้ได้ภายใน ${minutes} นาที อย่าบอกใคร`,
  AR: ({ brand, code, minutes }) => `${code} هو رمز ${brand} الخاص بك، صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا.`,
} as const satisfies Record<LanguageCode, (slots: Slots) => string>;

const passwordChanged = {
  EN: (brand) => `Your ${brand} password was changed. If this was not you, contact customer service at once.`,
  BN: (brand) => `আপনার ${brand} পাসওয়ার্ড পরিবর্তন করা হয়েছে। আপনি না করে থাকলে এখনই গ্রাহক সেবায় যোগাযোগ করুন।`,
  VI: (brand) => `Mật khẩu ${brand} của bạn đã được thay đổi. Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.`,
  CN: (brand) => `您的 ${brand} 密码已更改。如非本人操作，请立即联系客服。`,
  TH: (brand) => `รหัสผ่าน ${brand} ของคุณถูกเปลี่ยนแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที`,
  AR: (brand) => `تم تغيير كلمة مرور ${brand} الخاصة بك. إن لم تكن أنت من فعل ذلك فتواصل مع خدمة العملاء فورًا.`,
} as const satisfies Record<LanguageCode, (brand: string) => string>;

/** The text message that tells a member of another password (security A13). */
export function passwordChangedText(language: LanguageCode, brand: string): string {
  return passwordChanged[language](brand);
}

/** The text message that carries a code. */
export function smsCodeText(language: LanguageCode, slots: Slots): string {
  return texts[language](slots);
}
