import { toApiError } from '@parlour/api';

/** Whether members closed the question who they are: nothing was done then, and nothing is to be said of it. */
export function hasDeclinedProof(thrown: unknown): boolean {
  return toApiError(thrown).code === 'step_up_required';
}
