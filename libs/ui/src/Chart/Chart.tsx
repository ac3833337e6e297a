import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { classNames } from '../element/compose.ts';
import { chartGeometry, linePaths, nearest, type ChartFrame } from './chart-geometry.ts';
import { ChartTable } from './ChartTable.tsx';
import * as styles from './Chart.css.ts';

export interface ChartPoint {
  key: string;
  /** Label below the axis, such as a day. */
  label: string;
  /** Determines the height only; the figure shown is `text`. */
  value: number;
  text: string;
}

export interface ChartProps {
  /** What is shown: "Won and lost by day". */
  label: string;
  points: readonly ChartPoint[];
  kind?: 'line' | 'bar' | undefined;
  /** Bars above zero in the colour of wins, below in that of losses. */
  signed?: boolean | undefined;
  /** Formats a label of the axis, short: `৳1.2K`. */
  axisText: (value: number) => string;
  /** The total; shown while no point is selected. */
  summary: string;
  texts: {
    /** Accessible name of the control that steps through the points: "Day". */
    point: string;
    /** Label that opens the same figures as a table: "Show the figures". */
    table: string;
    /** Heading of the values in that table. */
    value: string;
  };
}

/** Used before measuring: on the server and for the first paint. */
const unmeasured: ChartFrame = { width: 320, height: 192, rtl: false };

/** Values over time as a line or bars. Hover, touch or the arrow keys show each value; a table has all of them. */
export function Chart({ label, points, kind = 'bar', signed = false, axisText, summary, texts }: ChartProps) {
  const plot = useRef<SVGSVGElement>(null);
  const frame = useFrame(plot);
  const [at, setAt] = useState<number>();
  const shape = chartGeometry(points, frame, axisText);
  const chosen = at === undefined ? undefined : points[at];
  const paths = kind === 'line' ? linePaths(shape.x, shape.y, shape.zero) : undefined;
  const point = (event: PointerEvent<SVGSVGElement>) =>
    setAt(nearest(shape.x, event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{label}</span>
        <span className={classNames(styles.readout, chosen && styles.chosen)}>
          {chosen ? (
            <>
              {chosen.label}: <bdi>{chosen.text}</bdi>
            </>
          ) : (
            summary
          )}
        </span>
      </figcaption>
      <input
        type="range"
        className={styles.picker}
        aria-label={`${label}: ${texts.point}`}
        min={0}
        max={points.length - 1}
        value={at ?? points.length - 1}
        aria-valuetext={said(points[at ?? points.length - 1])}
        onChange={(event) => setAt(Number(event.target.value))}
        onFocus={() => setAt((now) => now ?? points.length - 1)}
        onBlur={() => setAt(undefined)}
      />
      <svg
        ref={plot}
        role="img"
        aria-label={`${label}. ${summary}`}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={styles.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(undefined)}
      >
        {shape.yTicks.map((tick) => (
          <g key={tick.key}>
            <line
              x1={shape.left}
              x2={shape.right}
              y1={tick.at}
              y2={tick.at}
              className={tick.at === shape.zero ? styles.zero : styles.grid}
            />
            <text x={frame.rtl ? shape.right + 8 : shape.left - 8} y={tick.at + 4} textAnchor="end" className={styles.tick}>
              {tick.text}
            </text>
          </g>
        ))}
        {shape.xTicks.map((tick) => (
          <text key={tick.key} x={tick.at} y={frame.height - 6} textAnchor="middle" className={styles.tick}>
            {tick.text}
          </text>
        ))}
        {at !== undefined && chosen && <line x1={shape.x[at]} x2={shape.x[at]} y1={4} y2={shape.bottom} className={styles.guide} />}
        {kind === 'bar' &&
          points.map(({ key, value }, index) => (
            <rect
              key={key}
              x={shape.x[index]! - shape.barWidth / 2}
              width={shape.barWidth}
              y={Math.min(shape.y[index]!, shape.zero)}
              height={Math.abs(shape.y[index]! - shape.zero)}
              rx={Math.min(3, shape.barWidth / 3)}
              className={classNames(
                styles.bars[signed ? (value < 0 ? 'down' : 'up') : 'plain'],
                at !== undefined && at !== index && styles.pale,
              )}
            />
          ))}
        {paths && <path d={paths.area} className={styles.area} />}
        {paths && <path d={paths.line} className={styles.line} />}
        {paths && (points.length === 1 || at !== undefined) && (
          <circle cx={shape.x[at ?? 0]} cy={shape.y[at ?? 0]} r={5} className={styles.dot} />
        )}
      </svg>
      <ChartTable label={label} points={points} texts={texts} />
    </figure>
  );
}

const said = (point: ChartPoint | undefined) => point && `${point.label}: ${point.text}`;

/** The size of the plot in pixels, so that text keeps its size when the plot grows. */
function useFrame(plot: React.RefObject<SVGSVGElement | null>): ChartFrame {
  const [frame, setFrame] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = plot.current!;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0) setFrame({ width, height, rtl: getComputedStyle(element).direction === 'rtl' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [plot]);
  return frame;
}
