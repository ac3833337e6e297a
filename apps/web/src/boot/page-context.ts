import { createContext, useContext } from 'react';
import type { Page } from './page.ts';

/** The parts of the page, for those that compose them (the language selector, the event stream). Features ask for their own. */
export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('no PageContext above');
  return page;
}
