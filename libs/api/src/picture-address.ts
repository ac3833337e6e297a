import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './use-api.ts';
import { permissionQuery } from './queries/system.ts';

/** Settles once for each page from which content delivery network its pictures come. */
const chance = Math.random();

/**
 * Where the picture at this path of the site is: on the page's content delivery network, where the merchant has some. A picture that
 * the page was rendered with stays on the site's own origin, from which it has come already: `rendered` says that, as of the part's
 * first render.
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
