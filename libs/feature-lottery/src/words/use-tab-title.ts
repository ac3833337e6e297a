// @flag lottery
import { useBrand } from '@parlour/brand';
import { useEffect } from 'react';

/** Says in the browser's tab which game or draw the page shows, as long as it does; the page's own title stands before and after. */
export function useTabTitle(name: string | undefined): void {
  const { name: site } = useBrand();
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const own = `${name} · ${site}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [name, site]);
}
