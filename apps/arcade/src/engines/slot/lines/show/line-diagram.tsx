/** Where a line runs: one dot a reel, drawn left to right in every language, as on the reels. */
export function LineDiagram({ rows, height }: { rows: readonly number[]; height: number }) {
  const at = (row: number, reel: number) => `${reel * 10 + 5},${row * 10 + 5}`;
  return (
    <svg className="line-diagram" viewBox={`0 0 ${rows.length * 10} ${height * 10}`} aria-hidden="true">
      {rows.flatMap((_, reel) =>
        Array.from({ length: height }, (__, row) => (
          <rect key={`${reel}.${row}`} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
        )),
      )}
      <polyline points={rows.map(at).join(' ')} />
    </svg>
  );
}
