/** JSON as it stands in an element of a page: written so that no HTML parser can take it for the element's end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
