import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { swipeAway } from '../element/swipe-away.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import * as styles from './Toast.css.ts';

export interface ToastRegionProps {
  store: ToastStore;
  /** Name of the landmark: "Notifications". */
  label: string;
  closeText: string;
}

const HELD_BY_TOUCH_MS = 5000;
const none: readonly Toast[] = [];
const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: AlertIcon } as const;

/**
 * Where toasts appear and are announced; once per page. Pointer or focus inside pauses their timers; a swipe to either side
 * dismisses one. On phones they are stacked, the newest in front, and spread out when touched.
 */
export function ToastRegion({ store, label, closeText }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => none);
  const [held, setHeld] = useState(false);
  const letGo = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => {
    clearTimeout(letGo.current);
    setHeld(true);
  };
  const release = (after: number) => {
    clearTimeout(letGo.current);
    letGo.current = setTimeout(() => setHeld(false), after);
  };
  useEffect(() => () => clearTimeout(letGo.current), []);
  return (
    // This only pauses a timer, which keyboard focus does as well as the pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      className={styles.region}
      data-held={held}
      onPointerEnter={hold}
      // A touch ends immediately, but its owner keeps reading.
      onPointerLeave={({ pointerType }) => release(pointerType === 'mouse' ? 0 : HELD_BY_TOUCH_MS)}
      onFocus={hold}
      onBlur={() => release(0)}
    >
      {/* Both lists are always in the DOM: a live region announces only changes made after it was added. */}
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions" className={styles.list}>
          {toasts
            .filter((toast) => (toast.mood === 'danger') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} held={held} closeText={closeText} onClose={() => store.close(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  );
}

function ToastCard({ toast, held, closeText, onClose }: { toast: Toast; held: boolean; closeText: string; onClose: () => void }) {
  useClock(toast.lastsMs, held, onClose);
  const card = useRef<HTMLDivElement>(null);
  const away = useEffectEvent(onClose);
  useEffect(() => (card.current ? swipeAway(card.current, { way: 'sideways', onAway: () => away() }) : undefined), []);
  const Icon = icons[toast.mood];
  return (
    <div ref={card} className={styles.card}>
      <span className={styles.moods[toast.mood]}>
        <Icon />
      </span>
      <div className={styles.words}>
        {toast.title !== undefined && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
        {toast.action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              toast.action?.onPress();
              onClose();
            }}
          >
            {toast.action.text}
          </button>
        )}
      </div>
      <IconButton size="s" label={closeText} icon={<CloseIcon size="s" />} onClick={onClose} />
    </div>
  );
}

/** Ends after `lastsMs`; while `held` it pauses, then starts over, so that nobody has to hurry. */
function useClock(lastsMs: number | null, held: boolean, onEnd: () => void): void {
  useEffect(() => {
    if (lastsMs === null || held) return;
    const timer = setTimeout(onEnd, lastsMs);
    return () => clearTimeout(timer);
    // The owner passes a new function on every render, which must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastsMs, held]);
}
