import type { BuildFlag } from '@parlour/domain';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from './operation.ts';
import { permissionQuery } from './queries/system.ts';
import { useApi } from './use-api.ts';

type IsOn = (flag: BuildFlag) => boolean;

/**
 * Whether a feature that the page was built with is on, since operators can turn one off for a while (ADR 86). Use it beside the literal:
 * `FLAGS.freePlay && isOn('freePlay')`. All are on until the gateway has answered.
 */
export function useIsOn(): IsOn {
  return useQuery({ ...permissionQuery(useApi()), select: isOnIn }).data ?? everyOne;
}

/** The same, for known settings. */
export const isOnIn =
  ({ settings }: Pick<Schema<'PermissionInfo'>, 'settings'>): IsOn =>
  (flag) =>
    // A gateway of the previous version, which may answer during an upgrade, does not send the field.
    (settings as typeof settings | undefined)?.[flag] !== false;
const everyOne: IsOn = () => true;
