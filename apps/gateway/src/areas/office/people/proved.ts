import { stepUpSeconds } from '@parlour/domain';
import type { OperatorSession } from './visit.ts';

/** Whether the session's user has proved their identity within the last five minutes (office O8). */
export function isProved({ proved_at }: OperatorSession, now: Date): boolean {
  return proved_at.getTime() > now.getTime() - stepUpSeconds * 1000;
}
