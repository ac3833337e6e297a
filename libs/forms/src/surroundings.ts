import { createContext, type ReactNode } from 'react';

/** The selector of the page's language, for forms that a visitor may meet before anything else. */
export const LanguageChoice = createContext<ReactNode>(null);

/** Where customer service is reached; undefined where there is none. */
export const ServiceUrl = createContext<string | undefined>(undefined);
