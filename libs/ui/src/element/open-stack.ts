import { useEffect, useRef } from 'react';

const open: symbol[] = [];

/**
 * Whether a modal is the topmost one. Sibling dialogs do not know about each other: without this, one press of Esc would
 * close all of them.
 */
export function useIsOnTop(isOpen: boolean): () => boolean {
  const id = useRef(Symbol('modal')).current;
  useEffect(() => {
    if (!isOpen) return;
    open.push(id);
    return () => void open.splice(open.indexOf(id), 1);
  }, [isOpen, id]);
  return () => open.at(-1) === id;
}
