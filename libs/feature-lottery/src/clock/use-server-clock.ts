// @flag lottery
import { clockOffsetQuery, useApi } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';

/** Converts the gateway's time to this device's clock: `onDevice(at)`, in milliseconds since the epoch. */
export function useServerClock(): { onDevice: (at: string) => number } {
  const { data: offset = 0 } = useQuery(clockOffsetQuery(useApi()));
  return { onDevice: (at) => Date.parse(at) - offset };
}
