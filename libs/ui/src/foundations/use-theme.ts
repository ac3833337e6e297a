import { useEffect, useState } from 'react';

/** One custom property of the theme as the page computes it now: `--p-color-surface-raised`, group `color`, name `surfaceRaised`. */
export interface ThemeProperty {
  readonly property: string;
  readonly group: string;
  readonly name: string;
  readonly value: string;
}

const camel = (words: string) => words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function propertiesNow(): ThemeProperty[] {
  const computed = getComputedStyle(document.documentElement);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSStyleRule);
  const stated = rules.filter((rule) => rule.selectorText.includes(':root')).flatMap((rule) => [...rule.style]);
  return [...new Set(stated)].flatMap((property) => {
    const [, group, words] = /^--p-([a-z]+)-(.+)$/.exec(property) ?? [];
    return group && words ? [{ property, group, name: camel(words), value: computed.getPropertyValue(property).trim() }] : [];
  });
}

/**
 * Every property of the page's current theme, read again whenever brand, theme, language or density change. Empty on the
 * server and in the first render.
 */
export function useTheme(): readonly ThemeProperty[] {
  const [properties, setProperties] = useState<readonly ThemeProperty[]>([]);
  useEffect(() => {
    const read = () => setProperties(propertiesNow());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  return properties;
}

/** The properties of one group, by name. */
export const groupOf = (properties: readonly ThemeProperty[], group: string): ThemeProperty[] =>
  properties.filter((property) => property.group === group);
