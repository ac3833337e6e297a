import type { MessageDescriptor } from '@lingui/core';
import type { ErrorRouteComponent, NotFoundRouteComponent, RouteComponent } from '@tanstack/react-router';
import { pages, type PageId } from './pages.ts';

export type ScreenId = PageId | 'gameList';

/** Every screen that a route shows. */
export const screenIds = [...Object.keys(pages), 'gameList'] as readonly ScreenId[];

/** The app's component for each screen. */
export interface Screens extends Record<ScreenId, RouteComponent> {
  /** Wraps every screen. */
  frame: RouteComponent;
  pending: RouteComponent;
  notFound: NotFoundRouteComponent;
  error: ErrorRouteComponent;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Absent on routes that only redirect. */
    screen?: ScreenId;
    /** Title of the browser tab, before the name of the site. */
    title?: MessageDescriptor;
    /** Without the members' header, menu and footer around it. */
    bare?: boolean;
    /** One game below the header. */
    game?: boolean;
  }
}
