import { outline, place } from './dialog-place.css.ts';

/**
 * Where a dialog will stand, once per page: its cover and outline, from the press of a button (`aria-haspopup="dialog"`) until its code has
 * come. The page's first script marks the press (`answerPresses` of the build), an open dialog takes the mark away.
 */
export function DialogPlace() {
  return (
    <div className={place} aria-hidden>
      <div className={outline} />
    </div>
  );
}

/** To be called where a dialog stands, or cannot come. */
export function leaveDialogPlace(): void {
  delete document.documentElement.dataset['opens'];
}
