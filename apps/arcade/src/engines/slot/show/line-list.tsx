import type { SlotTexts } from './slot-texts.ts';
import './paytable.css';

interface LineListProps {
  lines: readonly (readonly number[])[];
  rows: number;
  texts: SlotTexts;
}

/** Every line of a game: how many, how they pay, where they run. */
export function LineList({ lines, rows, texts: { t, count } }: LineListProps) {
  return (
    <>
      <h3>{t('linesTitle', { count: lines.length })}</h3>
      <p>{t('linesRule')}</p>
      <ol className="lines">
        {lines.map((line, index) => (
          <li key={line.join('')}>
            <LineDiagram line={line} rows={rows} />
            {count(index + 1)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where a line runs: one dot a reel, drawn left to right in every language, as on the reels. */
function LineDiagram({ line, rows }: { line: readonly number[]; rows: number }) {
  const at = (row: number, reel: number) => `${reel * 10 + 5},${row * 10 + 5}`;
  return (
    <svg className="line-diagram" viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
      {line.flatMap((_, reel) =>
        Array.from({ length: rows }, (__, row) => (
          <rect key={`${reel}.${row}`} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
        )),
      )}
      <polyline points={line.map(at).join(' ')} />
    </svg>
  );
}
