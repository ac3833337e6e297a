/** Names and values, such as the figures of a game. */
export function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
