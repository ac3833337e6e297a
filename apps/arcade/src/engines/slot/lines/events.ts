import type { LinePay, ScatterPay, SpinEvent } from '../events.ts';

export type LinesPay = LinePay | ScatterPay;
export type LinesEvent = SpinEvent<LinesPay>;
