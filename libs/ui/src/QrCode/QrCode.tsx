import { useEffect, useState } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** The encoded text, usually a URL; its space stays empty while it is not known (an empty text). */
  value: string;
  /** Text alternative: "QR code: app for Android". */
  label: string;
  /** `s` 78 px, `m` 120 px, `l` 200 px, margin included. */
  size?: keyof typeof styles.sizes | undefined;
  /** Below the code: "Android". */
  caption?: string | undefined;
}

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code. The encoder is loaded once it is on the page; its space is reserved from the start. */
export function QrCode({ value, label, size = 'm', caption }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ path: string; modules: number }>();
  useEffect(() => {
    if (value === '') return;
    let gone = false;
    void import('uqr').then(({ encode }) => {
      if (gone) return;
      const { data, size: modules } = encode(value, { ecc: 'M', border: quietZone });
      setDrawn({
        modules,
        path: data
          .map((row, y) =>
            runs(row)
              .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
              .join(''),
          )
          .join(''),
      });
    });
    return () => {
      gone = true;
    };
  }, [value]);
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawn?.modules ?? 1} ${drawn?.modules ?? 1}`}
        shapeRendering="crispEdges"
        className={classNames(drawn ? styles.code : styles.waiting, styles.sizes[size])}
      >
        {drawn && <path d={drawn.path} />}
      </svg>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** Start and length of the dark runs of a row. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
