declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** What of Trusted Types the page uses; not in TypeScript's library of the DOM yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}
declare var trustedTypes: TrustedTypes | undefined;
