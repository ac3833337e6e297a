import { toApiError } from '@parlour/api';

/** Whether the member cancelled the step-up: nothing was done, so nothing needs to be reported. */
export function hasDeclinedProof(thrown: unknown): boolean {
  return toApiError(thrown).code === 'step_up_required';
}
