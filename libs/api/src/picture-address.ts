import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './use-api.ts';
import { permissionQuery } from './queries/system.ts';

/** Decides once per page load which content delivery network its pictures come from. */
const chance = Math.random();

/**
 * The address of a picture at this path of the site: on the page's content delivery network, if the merchant has one. A prerendered picture
 * stays on the site's own origin, where it is already loaded: `rendered` says so, as of the part's first render.
 */
export function usePictureAddress(path: string, rendered: boolean): string {
  const queryClient = useQueryClient();
  const api = useApi();
  const [origin] = useState(() => {
    const origins = (!rendered && queryClient.getQueryData(permissionQuery(api).queryKey)?.imageCDNs) || [];
    return origins[Math.floor(chance * origins.length)] ?? '';
  });
  return path.startsWith('/') ? origin + path : path;
}
