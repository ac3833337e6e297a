import { HealthScreen } from '@parlour/office-reports';
import { may, useSession } from '../session/session.ts';

export function Health() {
  return <HealthScreen mayRetry={may(useSession(), 'job.retry', 'w', 'platform')} />;
}
