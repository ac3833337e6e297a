import { useEffect } from 'react';

/** One for each form that holds something. */
const forms = new Set<symbol>();

/** Has the office ask before this form is left for another page, for as long as it holds what is not saved (office O37). */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol();
    forms.add(form);
    return () => void forms.delete(form);
  }, [isUnsaved]);
}

/** Whether any form holds what is not saved. */
export const isAnythingUnsaved = () => forms.size > 0;
