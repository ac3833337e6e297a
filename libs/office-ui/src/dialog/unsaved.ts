import { useEffect } from 'react';

/** One entry for each form with unsaved input. */
const forms = new Set<symbol>();

/** Makes the office ask before this form is left for another page, while it has unsaved input (office O37). */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol();
    forms.add(form);
    return () => void forms.delete(form);
  }, [isUnsaved]);
}

/** Whether any form has unsaved input. */
export const isAnythingUnsaved = () => forms.size > 0;
