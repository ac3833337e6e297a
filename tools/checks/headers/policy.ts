/** A content security policy: the sources of each directive, in lower case except nonces and hashes. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    // The first directive of a name counts (CSP3 2.2.1).
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The sources for a kind of resource: its directive, or `default-src`. */
export function sourcesFor(policy: Policy, directive: string): readonly string[] | undefined {
  return policy.get(directive) ?? (directive.endsWith('-src') ? policy.get('default-src') : undefined);
}

/** True if only scripts with a nonce or hash may start. */
export function isByName(sources: readonly string[] | undefined): boolean {
  return (sources ?? []).some((source) => /^'(?:nonce-|sha(?:256|384|512)-)/.test(source));
}

/** Points of a policy on the Observatory's scale. */
export function pointsOf(policy: Policy): number {
  const scripts = sourcesFor(policy, 'script-src');
  const objects = sourcesFor(policy, 'object-src');
  const styles = sourcesFor(policy, 'style-src');
  const everywhere = (sources: readonly string[]) => sources.some((s) => ['*', 'http:', 'https:', 'data:'].includes(s));
  const inline = (sources: readonly string[]) => sources.includes("'unsafe-inline'") && !isByName(sources);
  if (!scripts || !objects || inline(scripts) || everywhere(objects)) return -20;
  if (everywhere(scripts) && !(isByName(scripts) && scripts.includes("'strict-dynamic'"))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles && (inline(styles) || everywhere(styles))) return 0;
  const nothing = policy.get('default-src')?.join() === "'none'";
  return nothing && ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '') ? 10 : 5;
}
