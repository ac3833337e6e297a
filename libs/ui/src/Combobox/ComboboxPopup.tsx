import { Combobox as Base } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import { CheckIcon, SearchIcon } from '../icons/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ComboboxContent, ComboboxOption } from './ComboboxControl.tsx';
import * as styles from './Combobox.css.ts';

interface ComboboxPopupProps extends Omit<ComboboxContent, 'placeholder' | 'disabled' | 'readOnly'> {
  listId: string;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search and list, which `Combobox` loads when it first opens. */
export default function ComboboxPopup({
  listId,
  anchor,
  open,
  onOpenChange,
  label,
  value,
  onValueChange,
  options,
  searchText,
  emptyText,
  loadingText,
  loading = false,
}: ComboboxPopupProps) {
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: ComboboxOption | null) => option && onValueChange(option.value)}
      itemToStringLabel={(option: ComboboxOption) => [option.text, option.detail].filter(Boolean).join(' ')}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      open={open}
      onOpenChange={onOpenChange}
      autoHighlight
    >
      <Base.Portal>
        <Base.Backdrop className={styles.cover} />
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            <div className={styles.search}>
              <SearchIcon size="s" />
              <Base.Input className={styles.input} placeholder={searchText} aria-label={searchText} enterKeyHint="go" autoComplete="off" />
            </div>
            <Base.Status className={styles.note}>
              {loading && (
                <>
                  <Spinner size="s" />
                  {loadingText}
                </>
              )}
            </Base.Status>
            {!loading && <Base.Empty className={styles.note}>{emptyText}</Base.Empty>}
            <Base.List id={listId} className={styles.list} aria-label={label}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} disabled={option.disabled} lang={option.lang} className={styles.option}>
                  <span className={styles.text}>{option.text}</span>
                  {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
                  <Base.ItemIndicator className={styles.tick}>
                    <CheckIcon size="s" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
