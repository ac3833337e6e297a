import type { Currency } from '@parlour/domain';

/** The country in which a currency's players are, unless the brand says otherwise. */
export interface Country {
  timeZone: string;
  dialingCode: string;
  /** Counts of digits that a mobile number has after the dialing code (ITU-T E.164 national plans). */
  digits: readonly number[];
  /** Roughly how many units of the currency one dollar buys, rounded: the template's limits are multiplied by it. */
  times: bigint;
}

export const countries: Readonly<Record<Currency, Country>> = {
  BDT: { timeZone: 'Asia/Dhaka', dialingCode: '+880', digits: [10], times: 50n },
  VND: { timeZone: 'Asia/Ho_Chi_Minh', dialingCode: '+84', digits: [9], times: 10_000n },
  USD: { timeZone: 'Etc/UTC', dialingCode: '+1', digits: [10], times: 1n },
  EUR: { timeZone: 'Europe/Berlin', dialingCode: '+49', digits: [10, 11], times: 1n },
  INR: { timeZone: 'Asia/Kolkata', dialingCode: '+91', digits: [10], times: 50n },
  THB: { timeZone: 'Asia/Bangkok', dialingCode: '+66', digits: [9], times: 20n },
  CNY: { timeZone: 'Asia/Shanghai', dialingCode: '+86', digits: [11], times: 5n },
  JPY: { timeZone: 'Asia/Tokyo', dialingCode: '+81', digits: [10], times: 100n },
  KRW: { timeZone: 'Asia/Seoul', dialingCode: '+82', digits: [9, 10], times: 1_000n },
  IDR: { timeZone: 'Asia/Jakarta', dialingCode: '+62', digits: [9, 10, 11, 12], times: 10_000n },
  MYR: { timeZone: 'Asia/Kuala_Lumpur', dialingCode: '+60', digits: [9, 10], times: 5n },
  PHP: { timeZone: 'Asia/Manila', dialingCode: '+63', digits: [10], times: 50n },
  BRL: { timeZone: 'America/Sao_Paulo', dialingCode: '+55', digits: [11], times: 5n },
  AED: { timeZone: 'Asia/Dubai', dialingCode: '+971', digits: [9], times: 5n },
};
