/** The province that draws for the north on each weekday, starting on Sunday (lottery.md 2); names are the same in every language. */
const northern = ['Thái Bình', 'Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định'] as const;

/** The province shown with a draw of the north on a day, `yyyy-mm-dd`; undefined for other games. */
export function provinceOf(gameCode: string, day: string): string | undefined {
  return gameCode === 'XSMB' ? northern[new Date(`${day}T00:00:00Z`).getUTCDay()] : undefined;
}
