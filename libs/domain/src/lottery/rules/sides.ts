/** The sides that a value is on: `big` from `big` on, otherwise `small`, and `odd` or `even`. */
export function sidesOf(value: number, big: number): readonly string[] {
  return [value >= big ? 'big' : 'small', value % 2 === 1 ? 'odd' : 'even'];
}
