// @flag lottery
import { clockOffsetQuery, useApi } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';

/** The gateway's clock as this device counts: what it calls `at` is here `onDevice(at)`, in milliseconds since the epoch. */
export function useServerClock(): { onDevice: (at: string) => number } {
  const { data: offset = 0 } = useQuery(clockOffsetQuery(useApi()));
  return { onDevice: (at) => Date.parse(at) - offset };
}
