// @flag lottery
import { useBrand } from '@parlour/brand';
import { useEffect } from 'react';

/** Shows the name of the page's game or draw in the browser's tab while the component is mounted, then restores the page's own title. */
export function useTabTitle(name: string | undefined): void {
  const { name: site } = useBrand();
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const own = `${name} · ${site}`;
    document.title = own;
    return () => {
      // The number of unread messages may precede it.
      if (document.title.endsWith(own)) document.title = before;
    };
  }, [name, site]);
}
