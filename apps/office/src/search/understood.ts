/** What was typed into the search: what is looked for, and what they want to do with the member that is found. */
export interface Understood<Action> {
  text: string;
  action: Action | undefined;
}

/**
 * Takes `block rahim` for the action and what is looked for. `textOf` gives an action's name in the language of the office; the longest one that
 * the text begins with is meant, and something must follow it.
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
