import { createContext, type ReactNode } from 'react';

/** The language selector, for forms that a visitor may see before anything else. */
export const LanguageChoice = createContext<ReactNode>(null);

/** Address of customer service; undefined if there is none. */
export const ServiceUrl = createContext<string | undefined>(undefined);
