// @flag lottery
import { useBrand } from '@parlour/brand';
import { useEffect } from 'react';

/** Names the game or draw of the page in the browser's tab as long as it is shown; before and after it is the page's own title. */
export function useTabTitle(name: string | undefined): void {
  const { name: site } = useBrand();
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const own = `${name} · ${site}`;
    document.title = own;
    return () => {
      // The number of unread messages may stand before it.
      if (document.title.endsWith(own)) document.title = before;
    };
  }, [name, site]);
}
