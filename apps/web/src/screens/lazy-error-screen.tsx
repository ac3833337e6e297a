import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { online } from '../frame/use-online.ts';
import { PendingScreen } from './pending-screen.tsx';

const load = online(() => import('./error-screen.tsx').then(({ ErrorScreen: C }) => ({ default: C })));
const Loaded = lazy(load);

/** Loads it while there is a network, as it is needed most when there is none. */
export async function preloadErrorScreen(): Promise<void> {
  await load();
}

/** A screen whose data or script could not be loaded. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <Suspense fallback={<PendingScreen />}>
      <Loaded {...props} />
    </Suspense>
  );
}
