/** A letter as one line, in a box of `capHeight` and its own width. */
interface Letter {
  width: number;
  line: string;
}

export const capHeight = 92;
/** The stroke width. */
export const weight = 13;
const space = 4;
const gap = 30;

const letter = (width: number, line: string): Letter => ({ width, line });
const ring = 'M32 0Q64 0 64 46Q64 92 32 92Q0 92 0 46Q0 0 32 0Z';
const bow = 'M0 92V0H26Q50 0 50 26Q50 52 26 52H0';

const letters: Readonly<Record<string, Letter>> = {
  A: letter(60, 'M0 92L30 0L60 92M12 58H48'),
  B: letter(50, 'M0 0V92H26Q50 92 50 68Q50 44 26 44H0M0 0H24Q46 0 46 22Q46 44 24 44'),
  C: letter(58, 'M58 22Q50 0 31 0Q0 0 0 46Q0 92 31 92Q50 92 58 70'),
  D: letter(56, 'M0 0V92H20Q56 92 56 46Q56 0 20 0Z'),
  E: letter(44, 'M44 0H0V92H44M0 46H36'),
  F: letter(44, 'M44 0H0V92M0 46H36'),
  G: letter(62, 'M58 20Q50 0 31 0Q0 0 0 46Q0 92 31 92Q62 92 62 52H36'),
  H: letter(52, 'M0 0V92M52 0V92M0 46H52'),
  I: letter(0, 'M0 0V92'),
  J: letter(36, 'M36 0V64Q36 92 15 92Q4 92 0 82'),
  K: letter(52, 'M0 0V92M50 0L0 54M19 34L52 92'),
  L: letter(42, 'M0 0V92H42'),
  M: letter(66, 'M0 92V0L33 52L66 0V92'),
  N: letter(54, 'M0 92V0L54 92V0'),
  O: letter(64, ring),
  P: letter(50, bow),
  Q: letter(66, `${ring}M42 66L66 96`),
  R: letter(52, `${bow}M26 52L52 92`),
  S: letter(50, 'M48 16Q42 0 25 0Q2 0 2 23Q2 41 25 45Q50 50 50 69Q50 92 25 92Q5 92 0 75'),
  T: letter(54, 'M0 0H54M27 0V92'),
  U: letter(54, 'M0 0V58Q0 92 27 92Q54 92 54 58V0'),
  V: letter(60, 'M0 0L30 92L60 0'),
  W: letter(84, 'M0 0L21 92L42 22L63 92L84 0'),
  X: letter(56, 'M0 0L56 92M56 0L0 92'),
  Y: letter(56, 'M0 0L28 48L56 0M28 48V92'),
  Z: letter(50, 'M0 0H50L0 92H50'),
  0: letter(54, 'M27 0Q54 0 54 46Q54 92 27 92Q0 92 0 46Q0 0 27 0Z'),
  1: letter(22, 'M0 18L22 0V92'),
  2: letter(50, 'M2 22Q6 0 26 0Q50 0 50 24Q50 42 0 92H50'),
  3: letter(50, 'M2 14Q8 0 25 0Q48 0 48 22Q48 44 24 44Q50 44 50 68Q50 92 25 92Q6 92 0 76'),
  4: letter(54, 'M42 92V0L0 64H54'),
  5: letter(48, 'M44 0H8L4 42Q13 36 24 36Q48 36 48 64Q48 92 23 92Q6 92 0 78'),
  6: letter(52, 'M44 10Q36 0 27 0Q0 0 0 50Q0 92 26 92Q52 92 52 64Q52 38 27 38Q0 38 0 62'),
  7: letter(48, 'M0 0H48L16 92'),
  8: letter(50, 'M25 42Q4 42 4 21Q4 0 25 0Q46 0 46 21Q46 42 25 42Q0 42 0 67Q0 92 25 92Q50 92 50 67Q50 42 25 42Z'),
  9: letter(52, 'M8 82Q16 92 25 92Q52 92 52 42Q52 0 26 0Q0 0 0 28Q0 54 25 54Q52 54 52 30'),
};

/** The part of a name that can be drawn: Latin letters and digits without accents, as words. Empty for a name in another script. */
export function drawable(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[đĐ]/g, 'D')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** The initials of up to two words. */
export function initialsOf(words: string): string {
  return words
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
}

/** A line of letters, drawn from 0 0, with its width. The text must come from `drawable`. */
export function writing(text: string): { width: number; line: string } {
  let [x, line] = [0, ''];
  for (const sign of text) {
    const { width, line: own } = letters[sign] ?? { width: space, line: '' };
    line += moved(own, x);
    x += width + gap;
  }
  return { width: Math.max(0, x - gap), line };
}

/** The same line, moved right by `by`. Lines use the commands M, L, H, V, Q and Z only. */
function moved(line: string, by: number): string {
  return line.replaceAll(/([MLHVQZ])([^MLHVQZ]*)/g, (_, command: string, places: string) => {
    const numbers = places.trim() === '' ? [] : places.trim().split(/\s+/).map(Number);
    return command + numbers.map((number, index) => (command !== 'V' && index % 2 === 0 ? number + by : number)).join(' ');
  });
}
