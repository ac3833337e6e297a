const fields = 'input[type=checkbox], select';
type ChoiceField = HTMLInputElement | HTMLSelectElement;

/**
 * What a visitor selected in the fields of a part that is not live yet. Returns a function that selects it again in the same part after it
 * is redrawn: fields keep their state only where their markup stays.
 */
export function choicesIn(part: Element): (drawn: Element) => void {
  const before = [...part.querySelectorAll<ChoiceField>(fields)];
  return (drawn) => {
    for (const [place, field] of [...drawn.querySelectorAll<ChoiceField>(fields)].entries()) {
      const chosen = before[place];
      if (chosen instanceof HTMLSelectElement) select(field, chosen);
      // The page may have been in another state than it was rendered in: a press toggles it from whichever that is.
      else if (chosen && chosen.checked !== chosen.defaultChecked) field.click();
    }
  };
}

function select(field: ChoiceField, { value, selectedOptions }: HTMLSelectElement): void {
  if (selectedOptions[0]?.defaultSelected || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** In ms from the end of a press: on a touch screen the click comes a little later. */
const CLICK_COMES = 100;

/** Resolves once nothing in the part is pressed: an element replaced between down and up gets no click. */
export async function released(part: Element): Promise<void> {
  if (!part.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(resolve, CLICK_COMES), { capture: true, once: true });
  });
}
