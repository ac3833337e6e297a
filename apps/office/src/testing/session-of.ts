import { builtInRights, type BuiltInRole } from '@parlour/domain/office';
import type { Session } from '../session/session.ts';

/** The session of an operator who has this role at one merchant, `atrium01`. */
export function sessionOf(role: BuiltInRole): Session {
  const rights = builtInRights[role];
  return {
    id: '01981c2e-0000-7000-8000-00000000d001',
    operator: 'amina',
    roles: [],
    rights,
    merchants: [{ code: 'atrium01', name: 'Atrium', timeZone: 'Asia/Dhaka', rights }],
    factors: { passkeys: 1, password: false },
    loggedInAt: '2026-01-01T08:00:00.000Z',
    idleSeconds: 1800,
    endsAt: '2026-01-01T20:00:00.000Z',
    provedUntil: '2026-01-01T08:05:00.000Z',
  };
}
