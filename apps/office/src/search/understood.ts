/** What was typed into the search: what to look for, and what to do with the member that is found. */
export interface Understood<Action> {
  text: string;
  action: Action | undefined;
}

/**
 * Splits `block rahim` into the action and what to look for. `textOf` names an action in the language of the office; the longest matching
 * name wins, and something must follow it.
 */
export function understand<Action>(typed: string, actions: readonly Action[], textOf: (action: Action) => string): Understood<Action> {
  const text = typed.trim();
  const folded = text.toLocaleLowerCase();
  const meant = actions
    .map((action) => ({ action, name: textOf(action).toLocaleLowerCase() }))
    .filter(({ name }) => folded.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return meant ? { text: text.slice(meant.name.length).trim(), action: meant.action } : { text, action: undefined };
}
