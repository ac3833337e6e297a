/** The conditions under which a page is opened: network, CPU speed and window size. */
export interface Profile {
  name: 'phone' | 'desktop';
  /** Null: unthrottled. */
  network: { downKbit: number; upKbit: number; roundTripMs: number } | null;
  /** The CPU slowdown factor. */
  slowdown: number;
  window: { width: number; height: number; scale: number; touch: boolean };
  userAgent?: string;
}

/** A cheap phone on a slow network: the profile that the goals refer to. */
export const phone: Profile = {
  name: 'phone',
  network: { downKbit: 1600, upKbit: 750, roundTripMs: 150 },
  slowdown: 4,
  window: { width: 412, height: 823, scale: 1.75, touch: true },
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** An office computer on a good network. */
export const desktop: Profile = {
  name: 'desktop',
  network: { downKbit: 10_240, upKbit: 10_240, roundTripMs: 40 },
  slowdown: 1,
  window: { width: 1350, height: 940, scale: 1, touch: false },
};
