import { useState, type DragEvent, type HTMLAttributes, type KeyboardEvent } from 'react';

/** Where a row was dropped: before another, or after it. */
export type Beside = { before: string } | { after: string };

const isLowerHalf = (event: DragEvent<HTMLElement>) => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY > top + height / 2;
};

/**
 * Rows that can be reordered: by dragging, or by one with Alt and an arrow key. Returns the props for each row, or undefined if the order
 * cannot be changed now.
 */
export function useRowOrder(ids: readonly string[], onMove: ((id: string, beside: Beside) => void) | undefined) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ id: string; after: boolean }>();
  if (!onMove) return undefined;

  const move = (id: string, other: string | undefined, after: boolean) => {
    if (other !== undefined && other !== id) onMove(id, after ? { after: other } : { before: other });
  };
  return (id: string): HTMLAttributes<HTMLElement> & { 'data-drop'?: string | undefined } => ({
    draggable: true,
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    'data-drop': over?.id === id && dragged !== id ? (over.after ? 'after' : 'before') : undefined,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const after = isLowerHalf(event);
      if (over?.id !== id || over.after !== after) setOver({ id, after });
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, id, isLowerHalf(event));
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      const down = event.key === 'ArrowDown';
      move(id, ids[ids.indexOf(id) + (down ? 1 : -1)], down);
    },
  });
}
