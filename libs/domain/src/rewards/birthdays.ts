/**
 * A person's latest birthday up to a day, both written `2026-11-28`; null before the first. Whoever was born on the 29th of February has it
 * on the 28th in other years.
 */
export function latestBirthday(born: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const [now, before] = [birthdayIn(year, born), birthdayIn(year - 1, born)];
  const latest = now <= today ? now : before;
  return latest > born ? latest : null;
}

function birthdayIn(year: number, born: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const day = born.slice(5) === '02-29' && !isLeap ? '02-28' : born.slice(5);
  return `${String(year).padStart(4, '0')}-${day}`;
}
