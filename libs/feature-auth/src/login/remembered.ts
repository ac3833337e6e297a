const USER = 'parlour.user';
const DEVICE = 'parlour.device';
const MOBILE = 'parlour.mobile';
const DAY_S = 24 * 60 * 60;

/** What this browser offers at the next log-in, for a day (specification 9). No cookie here holds a secret (security row 1). */
export interface Remembered {
  /** Empty if nobody is remembered. */
  username: string;
  /** The gateway was asked to remember this browser: its own cookie, which no script sees, replaces the password. */
  device: boolean;
}

export function remembered(): Remembered {
  return { username: read(USER), device: read(DEVICE) !== '' };
}

/** Stores the name, and that the gateway knows this browser; forgets both if there is no name. */
export function remember({ username, device }: Remembered): void {
  write(USER, username);
  write(DEVICE, device && username !== '' ? '1' : '');
}

/** The gateway no longer knows this browser; the name is kept for the rest of the day. */
export function forgetDevice(): void {
  write(DEVICE, '');
}

/** The number that the last SMS code was sent to, split from its dialing code; null if none is remembered. */
export function rememberedMobile(): { code: string; number: string } | null {
  const [, code, number] = /^(\+\d{1,4}) (\d{4,15})$/.exec(read(MOBILE)) ?? [];
  return code && number ? { code, number } : null;
}

/** Stores it, or forgets it. */
export function rememberMobile(mobile: { code: string; number: string } | null): void {
  write(MOBILE, mobile ? `${mobile.code} ${mobile.number}` : '');
}

function read(name: string): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? DAY_S : 0}; SameSite=Strict; Secure`;
}
