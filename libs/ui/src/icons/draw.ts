// Parts that many icons share, as path data. Marked free of side effects so that an icon nobody uses leaves the bundle with its parts.

/** A circle. */
// @__NO_SIDE_EFFECTS__
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A rectangle with round corners. */
// @__NO_SIDE_EFFECTS__
export function box(x: number, y: number, width: number, height: number, round: number): string {
  const arc = `a${round} ${round} 0 0 1 `;
  return (
    `M${x + round} ${y}h${width - 2 * round}${arc}${round} ${round}v${height - 2 * round}${arc}${-round} ${round}` +
    `h${2 * round - width}${arc}${-round} ${-round}V${y + round}${arc}${round} ${-round}z`
  );
}

/** A round point of the stroke's width. */
// @__NO_SIDE_EFFECTS__
export function dot(x: number, y: number): string {
  return `M${x} ${y}h.01`;
}
