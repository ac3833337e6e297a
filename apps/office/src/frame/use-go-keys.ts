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
  const press = useEffectEvent((event: KeyboardEvent, went: { at: number }) => {
    const target = event.target as HTMLElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && !target.closest('[role=dialog], [role=alertdialog]')) {
      event.preventDefault();
      return onSearch();
    }
    const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey || target.closest('[role=dialog], [role=alertdialog], [role=menu]'))
      return;
    const goes = event.timeStamp - went.at < patience ? entries.find(({ key }) => key === event.key) : undefined;
    went.at = event.key === 'g' ? event.timeStamp : -Infinity;
    if (goes) void navigate({ to: addressOf(goes) as never });
    else if (event.key === '?') onSheet();
    else if (event.key === '/') document.querySelector<HTMLInputElement>('#main input[type=search]')?.focus();
    // Within a list the focused row handles these keys itself; from elsewhere they lead into the list.
    else if ((event.key === 'j' || event.key === 'k') && !event.defaultPrevented)
      document.querySelector<HTMLElement>('#main [data-row][tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const went = { at: -Infinity };
    const listen = (event: KeyboardEvent) => press(event, went);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
