import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlaces } from './use-places.ts';

/**
 * The office’s bare address: leads to the dashboard of the merchant that was shown last, whose address is the same for a colleague (office
 * O2).
 */
export function Home() {
  const { merchant } = usePlaces();
  const navigate = useNavigate();
  // Not the router's `Navigate`: it goes again whenever it is drawn, and the address that changes draws it, while the dashboard loads.
  useEffect(() => void navigate({ to: `/m/${merchant}` as never, replace: true }), [navigate, merchant]);
  return null;
}
