// Generic payment methods; a provider has its own picture.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const card = box(2.5, 5.5, 19, 13, 2.5);
const roof = 'M3.5 9.5 12 4l8.5 5.5z';
const phone = box(6, 2.5, 12, 19, 2.5);
const voucher =
  'M3.5 7.5A1.5 1.5 0 0 1 5 6h14a1.5 1.5 0 0 1 1.5 1.5V10a2 2 0 0 0 0 4v2.5A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5V14a2 2 0 0 0 0-4z';
const bucket = 'M5 9h14l-1.6 9.8a2 2 0 0 1-2 1.7H8.6a2 2 0 0 1-2-1.7z';

export const BankCardIcon = icon([card, 'M2.5 10h19M6.2 14.8h4'], { tone: 'M2.5 8A2.5 2.5 0 0 1 5 5.5h14A2.5 2.5 0 0 1 21.5 8v2h-19z' });
export const BankIcon = icon([roof, 'M6 12.2v5M10 12.2v5M14 12.2v5M18 12.2v5M3.5 20h17'], { tone: roof });
export const EWalletIcon = icon([phone, circle(12, 10.5, 3), 'M10.5 18.3h3'], { tone: circle(12, 10.5, 3) });
export const CryptoIcon = icon([circle(12, 12, 9), 'M12 6.8l4.2 5.2-4.2 5.2L7.8 12zM7.8 12h8.4'], { tone: 'M12 6.8l4.2 5.2H7.8z' });
export const VoucherIcon = icon([voucher, 'M9.3 14.7l5.4-5.4', dot(9.6, 9.6), dot(14.4, 14.4)], { tone: voucher });
export const SandboxIcon = icon([bucket, 'M7.5 9a4.5 4.5 0 0 1 9 0', circle(12, 14.7, 2.4)], { tone: bucket });
export const QrPayIcon = icon([
  box(3.5, 3.5, 7, 7, 1.5),
  box(13.5, 3.5, 7, 7, 1.5),
  box(3.5, 13.5, 7, 7, 1.5),
  'M13.5 13.5v3M20.5 13.5h-3.5v3.5M13.5 20.5h3.5M20.5 20.5V20',
  dot(7, 7),
  dot(17, 7),
  dot(7, 17),
]);
