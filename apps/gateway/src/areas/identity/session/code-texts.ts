import type { LanguageCode } from '@parlour/domain';
import type { CodePurpose } from './one-time-codes.ts';

interface Slots {
  brand: string;
  code: string;
  minutes: number;
}

/** What the code is for stands in the message: whoever asks for it on the telephone asks for something else. */
const sentences = {
  EN: {
    register: ({ brand, code }) => `${code} is your code to register at ${brand}.`,
    login: ({ brand, code }) => `${code} is your code to log in at ${brand}.`,
    reset: ({ brand, code }) => `${code} is your code to set a new ${brand} password.`,
    bind: ({ brand, code }) => `${code} is your code to add this contact to your ${brand} account.`,
    verify: ({ brand, code }) => `${code} is your code to confirm at ${brand} that it is you.`,
  },
  BN: {
    register: ({ brand, code }) => `${code} হলো ${brand}-এ নিবন্ধনের কোড।`,
    login: ({ brand, code }) => `${code} হলো ${brand}-এ লগ ইন করার কোড।`,
    reset: ({ brand, code }) => `${code} হলো ${brand}-এর নতুন পাসওয়ার্ড দেওয়ার কোড।`,
    bind: ({ brand, code }) => `${code} হলো ${brand} অ্যাকাউন্টে এই যোগাযোগ যুক্ত করার কোড।`,
    verify: ({ brand, code }) => `${code} হলো ${brand}-এ আপনার পরিচয় নিশ্চিত করার কোড।`,
  },
  VI: {
    register: ({ brand, code }) => `${code} là mã đăng ký tài khoản ${brand}.`,
    login: ({ brand, code }) => `${code} là mã đăng nhập ${brand}.`,
    reset: ({ brand, code }) => `${code} là mã đặt mật khẩu ${brand} mới.`,
    bind: ({ brand, code }) => `${code} là mã liên kết thông tin liên hệ này với tài khoản ${brand}.`,
    verify: ({ brand, code }) => `${code} là mã xác nhận danh tính của bạn tại ${brand}.`,
  },
  CN: {
    register: ({ brand, code }) => `${code} 是您注册 ${brand} 的验证码。`,
    login: ({ brand, code }) => `${code} 是您登录 ${brand} 的验证码。`,
    reset: ({ brand, code }) => `${code} 是您设置 ${brand} 新密码的验证码。`,
    bind: ({ brand, code }) => `${code} 是将此联系方式绑定到 ${brand} 账户的验证码。`,
    verify: ({ brand, code }) => `${code} 是您在 ${brand} 确认本人身份的验证码。`,
  },
  TH: {
    register: ({ brand, code }) => `${code} คือรหัสสำหรับสมัครสมาชิก ${brand}`,
    login: ({ brand, code }) => `${code} คือรหัสสำหรับเข้าสู่ระบบ ${brand}`,
    reset: ({ brand, code }) => `${code} คือรหัสสำหรับตั้งรหัสผ่าน ${brand} ใหม่`,
    bind: ({ brand, code }) => `${code} คือรหัสสำหรับผูกข้อมูลติดต่อนี้กับบัญชี ${brand}`,
    verify: ({ brand, code }) => `${code} คือรหัสยืนยันตัวตนของคุณที่ ${brand}`,
  },
  AR: {
    register: ({ brand, code }) => `${code} هو رمز التسجيل في ${brand}.`,
    login: ({ brand, code }) => `${code} هو رمز تسجيل الدخول إلى ${brand}.`,
    reset: ({ brand, code }) => `${code} هو رمز تعيين كلمة مرور جديدة في ${brand}.`,
    bind: ({ brand, code }) => `${code} هو رمز إضافة وسيلة الاتصال هذه إلى حسابك في ${brand}.`,
    verify: ({ brand, code }) => `${code} هو رمز تأكيد هويتك في ${brand}.`,
  },
} as const satisfies Record<LanguageCode, Record<CodePurpose, (slots: Slots) => string>>;

const warnings = {
  EN: ({ minutes }) => `It is valid for ${minutes} minutes. Never tell it to anybody.`,
  BN: ({ minutes }) => `এটি ${minutes} মিনিট কার্যকর। কাউকে জানাবেন না।`,
  VI: ({ minutes }) => `Mã có hiệu lực trong ${minutes} phút. Đừng cho ai biết.`,
  CN: ({ minutes }) => `${minutes} 分钟内有效。请勿告诉任何人。`,
  TH: ({ minutes }) => `ใช้ได้ภายใน ${minutes} นาที อย่าบอกใคร`,
  AR: ({ minutes }) => `صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا.`,
} as const satisfies Record<LanguageCode, (slots: Slots) => string>;

const subjects = {
  EN: (brand) => `Your ${brand} code`,
  BN: (brand) => `আপনার ${brand} কোড`,
  VI: (brand) => `Mã ${brand} của bạn`,
  CN: (brand) => `您的 ${brand} 验证码`,
  TH: (brand) => `รหัส ${brand} ของคุณ`,
  AR: (brand) => `رمز ${brand} الخاص بك`,
} as const satisfies Record<LanguageCode, (brand: string) => string>;

const notAsked = {
  EN: 'If you did not ask for this code, you need not do anything.',
  BN: 'আপনি এই কোড না চেয়ে থাকলে কিছু করার দরকার নেই।',
  VI: 'Nếu bạn không yêu cầu mã này, bạn không cần làm gì cả.',
  CN: '如果您没有请求此验证码，无需进行任何操作。',
  TH: 'หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องดำเนินการใด ๆ',
  AR: 'إن لم تطلب هذا الرمز فلا يلزمك فعل أي شيء.',
} as const satisfies Record<LanguageCode, string>;

interface CodeMessage extends Slots {
  purpose: CodePurpose;
  language: LanguageCode;
}

/**
 * The text message that carries a code. Its last line binds the code to the site's host, so that a telephone offers it on
 * that site and on no other (origin-bound one-time codes).
 */
export function codeSms({ host, ...message }: CodeMessage & { host: string }): string {
  return `${sentenceOf(message)} ${warnings[message.language](message)}\n@${host} #${message.code}`;
}

/** The e-mail that carries a code. */
export function codeMail(message: CodeMessage): { subject: string; text: string } {
  const { language, brand } = message;
  const text = [sentenceOf(message), warnings[language](message), '', notAsked[language], ''].join('\n');
  return { subject: subjects[language](brand), text };
}

function sentenceOf({ language, purpose, ...slots }: CodeMessage): string {
  return sentences[language][purpose](slots);
}
