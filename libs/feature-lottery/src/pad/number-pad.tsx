// @flag lottery
import { classNames } from '@parlour/ui';
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import * as styles from './pad.css.ts';

interface NumberPadProps {
  /** Name of the group. */
  label: string;
  elements: readonly string[];
  selected: ReadonlySet<string>;
  onToggle: (element: string) => void;
  /** The name of an element, if it is not its own text. */
  nameOf?: ((element: string) => string) | undefined;
  /** What an element pays, shown below it. */
  priceOf?: ((element: string) => string | undefined) | undefined;
  /** Name of the row of leading digits of a pad with more than a hundred numbers. */
  headsLabel: string;
}

/** The most numbers shown at once; the leading digits choose which. */
const most = 100;

/** Numbers to choose from, each a toggle. One stop of the Tab key: arrows move inside. */
export function NumberPad({ label, elements, selected, onToggle, nameOf, priceOf, headsLabel }: NumberPadProps) {
  const [head, setHead] = useState('0');
  const [at, setAt] = useState(0);
  const pad = useRef<HTMLDivElement>(null);
  const paged = elements.length > most;
  const shown = paged ? elements.filter((element) => element.startsWith(head)) : elements;
  const words = nameOf !== undefined;
  const onClick = (event: MouseEvent) => {
    const element = elementAt(event.target);
    if (element === undefined) return;
    setAt(shown.indexOf(element));
    onToggle(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, shown.length, pad.current);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    pad.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.whole}>
      {paged && (
        <div role="group" aria-label={headsLabel} className={styles.heads}>
          {headsOf(elements).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === head}
              className={classNames(styles.head, each === head && styles.headChosen)}
              onClick={() => {
                setHead(each);
                setAt(0);
              }}
            >
              {each}
              {'x'.repeat((elements[0]?.length ?? 1) - 1)}
              {elements.some((element) => element.startsWith(each) && selected.has(element)) && <span className={styles.dot} />}
            </button>
          ))}
        </div>
      )}
      <div
        ref={pad}
        role="group"
        aria-label={label}
        className={words ? styles.words : shapeOf(shown.length)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {shown.map((element, index) => (
          <PadButton
            key={element}
            element={element}
            text={nameOf ? nameOf(element) : element}
            price={priceOf?.(element)}
            chosen={selected.has(element)}
            reachable={index === Math.min(at, shown.length - 1)}
          />
        ))}
      </div>
    </div>
  );
}

interface PadButtonProps {
  element: string;
  text: string;
  price: string | undefined;
  chosen: boolean;
  reachable: boolean;
}

/** Memoised, so that a press renders one or two of a hundred buttons. */
const PadButton = memo(function PadButton({ element, text, price, chosen, reachable }: PadButtonProps) {
  return (
    <button
      type="button"
      data-element={element}
      aria-pressed={chosen}
      tabIndex={reachable ? 0 : -1}
      className={classNames(styles.number, chosen && styles.chosen)}
    >
      <span>{text}</span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </button>
  );
});

function shapeOf(count: number): string {
  if (count === 10) return styles.digits;
  return count <= 30 ? styles.few : styles.pad;
}

function elementAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-element]')?.dataset['element'] : undefined;
}

function headsOf(elements: readonly string[]): readonly string[] {
  return [...new Set(elements.map((element) => element[0]!))];
}

/** Where a key moves the focus from the button at `at`; null for keys that the pad does not handle. */
function stepTo(key: string, at: number, count: number, pad: HTMLElement | null): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columnsOf(pad),
    ArrowUp: -columnsOf(pad),
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}

function columnsOf(pad: HTMLElement | null): number {
  const buttons = [...(pad?.querySelectorAll('button') ?? [])];
  const first = buttons[0]?.offsetTop;
  return Math.max(
    1,
    buttons.findIndex(({ offsetTop }) => offsetTop !== first),
  );
}
