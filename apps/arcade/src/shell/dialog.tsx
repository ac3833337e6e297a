import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useGame } from './use-game.ts';

/** A modal over the game. The browser traps the focus, returns it afterwards and closes the dialog on Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { texts } = useGame();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current!.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="icon-button" aria-label={texts.t('closeDialog')} onClick={() => element.current!.close()}>
            <Icon name="close" />
          </button>
        </div>
        {/* A long text without a control in it could not be scrolled by keyboard otherwise (axe: scrollable-region-focusable). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="dialog-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
