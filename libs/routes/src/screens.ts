import type { ErrorRouteComponent, NotFoundRouteComponent, RouteComponent } from '@tanstack/react-router';

/** Every screen that a route shows. The app binds each to a component: a missing one does not compile. */
export const screenIds = [
  'home',
  'gameList',
  'promotions',
  'memberList',
  'deposit',
  'withdraw',
  'bettingRecord',
  'accountRecord',
  'messages',
  'security',
  'agents',
] as const;
export type ScreenId = (typeof screenIds)[number];

export interface Screens extends Record<ScreenId, RouteComponent> {
  /** Around every screen. */
  frame: RouteComponent;
  pending: RouteComponent;
  notFound: NotFoundRouteComponent;
  error: ErrorRouteComponent;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which screen, for the page's title and the frame's marks; absent on routes that only redirect. */
    screen?: ScreenId;
  }
}
