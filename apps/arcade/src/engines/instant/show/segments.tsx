interface SegmentsProps<Value extends string | number> {
  /** What is chosen here. */
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf(value: Value): string;
  choose(value: Value): void;
  busy: boolean;
}

/** A choice of one among a few, side by side; arrow keys move, as in any group of radio buttons. */
export function Segments<Value extends string | number>({ label, values, value, nameOf, choose, busy }: SegmentsProps<Value>) {
  return (
    <fieldset className="segments" disabled={busy}>
      <legend>{label}</legend>
      <div>
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={label} checked={each === value} onChange={() => choose(each)} />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
