import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import * as styles from './PhoneField.css.ts';

export interface CodeSearchProps {
  codes: readonly string[];
  codeName: ((code: string) => string | undefined) | undefined;
  label: string;
  value: string;
  onChange: (code: string) => void;
  disabled: boolean | undefined;
  searchText: string | undefined;
  emptyText: string | undefined;
}

/** The searchable list, which `PhoneField` loads where there are many dialing codes. */
export default function CodeSearch({ codes, codeName, label, value, onChange, disabled, searchText, emptyText }: CodeSearchProps) {
  return (
    <ComboboxControl
      label={label}
      value={value}
      onValueChange={onChange}
      options={codes.map((code) => ({ value: code, text: code, detail: codeName?.(code) }))}
      className={styles.search}
      disabled={disabled}
      searchText={searchText ?? label}
      emptyText={emptyText ?? '–'}
    />
  );
}
