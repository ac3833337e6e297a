/** `('color', 'surfaceRaised')` gives `--p-color-surface-raised`. */
export function propertyName(group: string, name: string): string {
  return `--p-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2')}`;
}
