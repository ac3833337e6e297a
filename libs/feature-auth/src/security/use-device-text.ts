import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { useCallback } from 'react';

type Device = Schema<'SessionInfo'>['device'];

/** Names of products, the same in every language; `other` has none. */
const browsers: Record<Exclude<Device['browser'], 'other'>, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const systems: Record<Exclude<Device['system'], 'other'>, string> = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/** Describes in words what is known about a browser. */
export function useDeviceText(): (device: Device) => string {
  const { t } = useLingui();
  return useCallback(
    ({ browser, system }) => {
      const [program, on] = [browser === 'other' ? null : browsers[browser], system === 'other' ? null : systems[system]];
      if (program && on) return t`${program} on ${on}`;
      return program ?? on ?? t`Unknown device`;
    },
    [t],
  );
}
