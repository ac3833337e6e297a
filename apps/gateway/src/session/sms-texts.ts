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

/** The text message that carries a code. */
export function smsCodeText(language: LanguageCode, slots: Slots): string {
  return texts[language](slots);
}
