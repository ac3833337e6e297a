import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { ComboboxControl, type ComboboxContent } from './ComboboxControl.tsx';

export interface ComboboxProps extends FieldTexts, Omit<ComboboxContent, 'label'> {
  id?: string | undefined;
}

/** A choice among many: a button that opens a searchable list. For a handful of options use `Select`. */
export function Combobox({ label, hint, error, required, optionalText, hideLabel, id, ...content }: ComboboxProps) {
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(ties) => (
        <div className={fieldStyles.box}>
          <ComboboxControl {...content} label={label} className={fieldStyles.control} ties={ties} />
        </div>
      )}
    </Field>
  );
}
