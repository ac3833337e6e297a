import { useEffect, useRef } from 'react';

const open: symbol[] = [];

/**
 * Whether a modal is the one on top. Dialogs that stand beside each other in the tree do not know of each other: without
 * this one press of Esc would close all of them.
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
