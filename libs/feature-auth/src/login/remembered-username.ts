const COOKIE = 'parlour.username';
const DAY_S = 24 * 60 * 60;

/** The last username, for a day (specification 9). A password is never kept (security row 1). */
export function rememberedUsername(): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : '';
  } catch {
    return '';
  }
}

/** Keeps it, or forgets it when empty. */
export function rememberUsername(username: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(username)}; Path=/; Max-Age=${username ? DAY_S : 0}; SameSite=Strict`;
}
