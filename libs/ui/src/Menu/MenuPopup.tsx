import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type RefObject } from 'react';
import { classNames } from '../element/compose.ts';
import { CheckIcon } from '../icons/icons.ts';
import type { MenuEntry, MenuProps } from './Menu.tsx';
import * as styles from './Menu.css.ts';

interface MenuPopupProps extends Omit<MenuProps, 'trigger'> {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The popup, which `Menu` loads when it first opens. */
export default function MenuPopup({ anchor, open, onOpenChange, label, entries, header, align = 'end' }: MenuPopupProps) {
  const choice = entries.some((entry) => entry.checked !== undefined);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.cover} />
        <Base.Positioner anchor={anchor} align={align} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {header !== undefined && <div className={styles.header}>{header}</div>}
            {choice ? (
              <Base.RadioGroup value={entries.find((entry) => entry.checked === true)?.key ?? null}>
                {entries.map((entry) => (
                  <Base.RadioItem
                    key={entry.key}
                    value={entry.key}
                    closeOnClick
                    lang={entry.lang}
                    disabled={entry.disabled}
                    className={styles.item}
                    onClick={entry.onSelect}
                  >
                    <Content entry={entry} />
                    <Base.RadioItemIndicator className={styles.aside}>
                      <CheckIcon />
                    </Base.RadioItemIndicator>
                  </Base.RadioItem>
                ))}
              </Base.RadioGroup>
            ) : (
              entries.map((entry) => (
                <Fragment key={entry.key}>
                  {entry.separated === true && <Base.Separator className={styles.separator} />}
                  <Base.Item
                    className={classNames(styles.item, entry.destructive === true && styles.destructive)}
                    disabled={entry.disabled}
                    closeOnClick={entry.staysOpen !== true}
                    onClick={entry.onSelect}
                    {...(entry.render ? { render: entry.render, nativeButton: false } : {})}
                  >
                    <Content entry={entry} />
                  </Base.Item>
                </Fragment>
              ))
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.icon}
      <span className={styles.text}>{entry.text}</span>
      {entry.aside !== undefined && <span className={styles.aside}>{entry.aside}</span>}
    </>
  );
}
