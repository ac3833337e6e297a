import { toApiError, type ApiError } from '@parlour/api';
import { useCallback, useState } from 'react';

/** Why a form was refused, and when it may be sent again (milliseconds since the epoch) where the gateway said so. */
export interface Refusal {
  error: ApiError;
  until: number | null;
}

/** What a form keeps of its last refusal, for `RefusalNotice`. */
export interface RefusalState {
  refusal: Refusal | null;
  /** Takes whatever the request failed with. */
  show(thrown: unknown): void;
  clear(): void;
}

export function useRefusal(): RefusalState {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = useCallback((thrown: unknown) => {
    const error = toApiError(thrown);
    setRefusal({ error, until: error.waitMs === null ? null : Date.now() + error.waitMs });
  }, []);
  const clear = useCallback(() => setRefusal(null), []);
  return { refusal, show, clear };
}
