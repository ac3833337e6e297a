import { toApiError } from '@parlour/api';

/** Tells of a failure, but not of the member's own "no" to the question who it is. */
export function whenRefused(tell: (thrown: unknown) => void): (thrown: unknown) => void {
  return (thrown) => {
    if (toApiError(thrown).code !== 'step_up_required') tell(thrown);
  };
}
