import type { Ref, RefCallback } from 'react';

/** A ref that sets several others. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => undo.forEach((each) => each());
  };
}
