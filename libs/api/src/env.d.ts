declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** The policy that a built page's first script leaves (script-policy.ts); absent in development and in old browsers. */
declare var parlourScripts: { createScriptURL(url: string): unknown } | undefined;
