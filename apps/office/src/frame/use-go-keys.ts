import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { usePlaces } from './use-places.ts';

/** For this long after `g` a letter names a screen, in ms. */
const patience = 1500;

/**
 * `g` and a letter go to a screen, `/` goes to the filter of the list, `j` and `k` into the list, Ctrl or Cmd with K to the search; `?`
 * shows the keys (office O34).
 */
export function useGoKeys({ onSheet, onSearch }: { onSheet: () => void; onSearch: () => void }): void {
  const navigate = useNavigate();
  const { entries, addressOf } = usePlaces();
  /** Comes before the keys of a row: `g a` goes to the approvals, and approves nothing on the way. */
  const go = useEffectEvent((event: KeyboardEvent, went: { at: number }) => {
    const goes = !isTaken(event) && event.timeStamp - went.at < patience ? entries.find(({ key }) => key === event.key) : undefined;
    went.at = event.key === 'g' && !goes ? event.timeStamp : -Infinity;
    if (!goes) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate({ to: addressOf(goes) as never });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && !target.closest('[role=dialog], [role=alertdialog]')) {
      event.preventDefault();
      return onSearch();
    }
    if (isTaken(event)) return;
    if (event.key === '?') onSheet();
    else if (event.key === '/') filterOfList()?.focus();
    // Within a list the focused row handles these keys itself; from elsewhere they lead into the list.
    else if ((event.key === 'j' || event.key === 'k') && !event.defaultPrevented)
      document.querySelector<HTMLElement>('#main [data-row][tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const went = { at: -Infinity };
    const listenFirst = (event: KeyboardEvent) => go(event, went);
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listenFirst, { capture: true });
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listenFirst, { capture: true });
      removeEventListener('keydown', listen);
    };
  }, []);
}

/** Whether a key is typed into something, or belongs to a dialog, a menu or the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const isTyped = element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
  return isTyped || ctrlKey || metaKey || altKey || element.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

/** Where a list is searched; the first of its filters where it is not. */
const filterOfList = () =>
  document.querySelector<HTMLElement>('#main input[type=search]') ??
  document.querySelector<HTMLElement>('#main [data-filters] :is(input, select)');
