import { Navigate } from '@tanstack/react-router';
import { usePlaces } from './use-places.ts';

/** The office’s bare address: leads to the dashboard of the merchant that was shown last, whose address is the same for a colleague (office O2). */
export function Home() {
  const { merchant } = usePlaces();
  return <Navigate to={`/m/${merchant}` as never} replace />;
}
