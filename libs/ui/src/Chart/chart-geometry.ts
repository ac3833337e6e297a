import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

export interface ChartFrame {
  width: number;
  height: number;
  rtl: boolean;
}

interface Tick {
  key: string;
  at: number;
  text: string;
}

export interface ChartGeometry {
  /** Horizontal position of each point. */
  x: readonly number[];
  /** Vertical position of each point. */
  y: readonly number[];
  /** Vertical position of zero. */
  zero: number;
  /** Width available to each bar. */
  barWidth: number;
  left: number;
  right: number;
  bottom: number;
  yTicks: readonly Tick[];
  /** As many labels as fit, the last one always among them. */
  xTicks: readonly Tick[];
}

/** Letter widths are estimates, on the safe side. */
const letter = 7;
const top = 10;
const below = 26;

/** The layout of a chart, in pixels. The axis always includes zero: starting elsewhere would exaggerate differences. */
export function chartGeometry(
  points: readonly { key: string; label: string; value: number }[],
  { width, height, rtl }: ChartFrame,
  axisText: (value: number) => string,
): ChartGeometry {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const bottom = height - below;
  const scale = scaleLinear([low, high === low ? low + 1 : high], [bottom, top]).nice(4);
  const ticks = high === low ? [0] : scale.ticks(4);
  const margin = Math.min(width / 3, Math.max(...ticks.map((tick) => [...axisText(tick).replaceAll(/\p{Cf}/gu, '')].length)) * letter + 14);
  const [left, right] = rtl ? [0, width - margin] : [margin, width];
  const longest = Math.max(0, ...points.map(({ label }) => [...label].length)) * letter;
  // Half of the last label extends beyond its point; the first has room beside the axis.
  const inside = longest / 2;
  const across = scalePoint(
    points.map(({ key }) => key),
    rtl ? [right, left + inside] : [left, right - inside],
  ).padding(0.6);
  const x = points.map(({ key }) => across(key)!);
  const every = Math.max(1, Math.ceil((longest + 14) / Math.max(1, across.step())));
  return {
    x,
    y: values.map((value) => scale(value)),
    zero: scale(0),
    barWidth: Math.min(36, Math.max(2, across.step() * 0.62)),
    left,
    right,
    bottom,
    yTicks: ticks.map((tick) => ({ key: String(tick), at: scale(tick), text: axisText(tick) })),
    xTicks: points.flatMap(({ key, label }, index) => {
      if ((points.length - 1 - index) % every !== 0) return [];
      return [{ key, at: x[index]!, text: label }];
    }),
  };
}

/** The line through the points, and the area between it and zero. */
export function linePaths(x: readonly number[], y: readonly number[], zero: number): { line: string; area: string } {
  const places = x.map((at, index) => [at, y[index]!] as [number, number]);
  return {
    line: line().curve(curveMonotoneX)(places) ?? '',
    area: area<[number, number]>().curve(curveMonotoneX).y0(zero)(places) ?? '',
  };
}

/** The point nearest to a horizontal position. */
export function nearest(x: readonly number[], at: number): number {
  return x.reduce((best, place, index) => (Math.abs(place - at) < Math.abs(x[best]! - at) ? index : best), 0);
}
