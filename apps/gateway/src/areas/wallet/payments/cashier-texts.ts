import type { LanguageCode } from '@parlour/domain';
import type { PaymentMethod } from './provider.ts';

export interface CashierTexts {
  title: string;
  /** The warning at the top of every page. */
  sandbox: string;
  payTo: string;
  amount: string;
  /** How it is paid, as chosen on the site. */
  method: string;
  methods: Record<PaymentMethod, string>;
  approve: string;
  decline: string;
  abandon: string;
  retry: string;
  back: string;
  /** The gateway did not answer. */
  unreachable: string;
  /** The gateway knows another outcome already. */
  decided: string;
  expired: string;
  broken: string;
}

/** What the sandbox cashier says, in each language of the platform. */
export const cashierTexts: Record<LanguageCode, CashierTexts> = {
  EN: {
    title: 'Sandbox cashier',
    sandbox: 'This is a sandbox. No real money moves.',
    payTo: 'Pay to',
    amount: 'Amount',
    method: 'Paid by',
    methods: { ewallet: 'E-wallet', bank: 'Bank transfer', card: 'Card', qr: 'QR code' },
    approve: 'Approve payment',
    decline: 'Decline payment',
    abandon: 'Leave without deciding',
    retry: 'Try again',
    back: 'Back to the site',
    unreachable: 'The site did not answer, so the payment is not reported yet. Nothing is lost: try again.',
    decided: 'This payment was decided before. The outcome stays as it was.',
    expired: 'This payment has expired. Please begin a new deposit.',
    broken: 'This address is not a valid payment.',
  },
  BN: {
    title: 'পরীক্ষামূলক ক্যাশিয়ার',
    sandbox: 'এটি পরীক্ষামূলক। কোনো আসল টাকা লেনদেন হয় না।',
    payTo: 'প্রাপক',
    amount: 'পরিমাণ',
    method: 'পেমেন্টের মাধ্যম',
    methods: { ewallet: 'ই-ওয়ালেট', bank: 'ব্যাংক ট্রান্সফার', card: 'কার্ড', qr: 'কিউআর কোড' },
    approve: 'পেমেন্ট অনুমোদন করুন',
    decline: 'পেমেন্ট প্রত্যাখ্যান করুন',
    abandon: 'সিদ্ধান্ত না দিয়ে বেরিয়ে যান',
    retry: 'আবার চেষ্টা করুন',
    back: 'সাইটে ফিরে যান',
    unreachable: 'সাইটটি সাড়া দেয়নি, তাই পেমেন্টের খবর এখনও পৌঁছায়নি। কিছুই হারায়নি: আবার চেষ্টা করুন।',
    decided: 'এই পেমেন্টের সিদ্ধান্ত আগেই হয়েছে। ফলাফল আগের মতোই থাকবে।',
    expired: 'এই পেমেন্টের সময় শেষ। অনুগ্রহ করে নতুন করে জমা শুরু করুন।',
    broken: 'এই ঠিকানাটি বৈধ পেমেন্ট নয়।',
  },
  VI: {
    title: 'Quầy thu ngân thử nghiệm',
    sandbox: 'Đây là môi trường thử nghiệm. Không có tiền thật nào được chuyển.',
    payTo: 'Thanh toán cho',
    amount: 'Số tiền',
    method: 'Thanh toán bằng',
    methods: { ewallet: 'Ví điện tử', bank: 'Chuyển khoản ngân hàng', card: 'Thẻ', qr: 'Mã QR' },
    approve: 'Chấp thuận thanh toán',
    decline: 'Từ chối thanh toán',
    abandon: 'Rời đi mà chưa quyết định',
    retry: 'Thử lại',
    back: 'Quay lại trang',
    unreachable: 'Trang không phản hồi nên khoản thanh toán chưa được báo. Không mất gì cả: hãy thử lại.',
    decided: 'Khoản thanh toán này đã được quyết định trước đó. Kết quả giữ nguyên.',
    expired: 'Khoản thanh toán này đã hết hạn. Vui lòng tạo lệnh nạp mới.',
    broken: 'Địa chỉ này không phải là khoản thanh toán hợp lệ.',
  },
  CN: {
    title: '沙盒收银台',
    sandbox: '这是沙盒环境，不会产生真实的资金流动。',
    payTo: '收款方',
    amount: '金额',
    method: '付款方式',
    methods: { ewallet: '电子钱包', bank: '银行转账', card: '银行卡', qr: '二维码' },
    approve: '批准付款',
    decline: '拒绝付款',
    abandon: '暂不决定，离开',
    retry: '重试',
    back: '返回网站',
    unreachable: '网站没有响应，付款结果尚未上报。款项不会丢失，请重试。',
    decided: '此付款先前已有结果，结果保持不变。',
    expired: '此付款已过期，请重新发起存款。',
    broken: '此地址不是有效的付款。',
  },
  TH: {
    title: 'แคชเชียร์ทดสอบ',
    sandbox: 'นี่คือระบบทดสอบ ไม่มีการโอนเงินจริง',
    payTo: 'ชำระให้',
    amount: 'จำนวนเงิน',
    method: 'ชำระด้วย',
    methods: { ewallet: 'อีวอลเล็ต', bank: 'โอนผ่านธนาคาร', card: 'บัตร', qr: 'คิวอาร์โค้ด' },
    approve: 'อนุมัติการชำระเงิน',
    decline: 'ปฏิเสธการชำระเงิน',
    abandon: 'ออกโดยยังไม่ตัดสินใจ',
    retry: 'ลองอีกครั้ง',
    back: 'กลับไปที่เว็บไซต์',
    unreachable: 'เว็บไซต์ไม่ตอบสนอง จึงยังไม่ได้แจ้งผลการชำระเงิน ไม่มีอะไรสูญหาย โปรดลองอีกครั้ง',
    decided: 'การชำระเงินนี้มีผลแล้วก่อนหน้านี้ ผลยังคงเดิม',
    expired: 'การชำระเงินนี้หมดอายุแล้ว โปรดเริ่มฝากเงินใหม่',
    broken: 'ที่อยู่นี้ไม่ใช่การชำระเงินที่ถูกต้อง',
  },
  AR: {
    title: 'صندوق دفع تجريبي',
    sandbox: 'هذه بيئة تجريبية. لا تنتقل أي أموال حقيقية.',
    payTo: 'الدفع إلى',
    amount: 'المبلغ',
    method: 'طريقة الدفع',
    methods: { ewallet: 'محفظة إلكترونية', bank: 'تحويل بنكي', card: 'بطاقة', qr: 'رمز QR' },
    approve: 'قبول الدفع',
    decline: 'رفض الدفع',
    abandon: 'المغادرة دون قرار',
    retry: 'حاول مرة أخرى',
    back: 'العودة إلى الموقع',
    unreachable: 'لم يستجب الموقع، لذلك لم يُبلَّغ عن الدفع بعد. لم يُفقد شيء: حاول مرة أخرى.',
    decided: 'حُسم هذا الدفع من قبل، وتبقى النتيجة كما كانت.',
    expired: 'انتهت صلاحية هذا الدفع. يرجى بدء إيداع جديد.',
    broken: 'هذا العنوان ليس عملية دفع صالحة.',
  },
};
