/** An account of a tree; accounts are given in the order of their creation. */
export interface TreeAccount {
  readonly id: string;
  readonly parent: string | null;
}

/** Accounts with their lines. Parents must exist and lines must end (`treeProblem`). */
export class AgentTree {
  readonly accounts: readonly TreeAccount[];
  readonly #parents: ReadonlyMap<string, string | null>;
  readonly #order: ReadonlyMap<string, number>;
  readonly #levels = new Map<string, number>();
  readonly #children = new Map<string, string[]>();

  constructor(accounts: readonly TreeAccount[]) {
    this.accounts = accounts;
    this.#parents = new Map(accounts.map(({ id, parent }) => [id, parent]));
    this.#order = new Map(accounts.map(({ id }, index) => [id, index]));
    for (const { id, parent } of accounts) {
      if (parent === null) continue;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(id);
      else this.#children.set(parent, [id]);
    }
  }

  has(id: string): boolean {
    return this.#parents.has(id);
  }

  parentOf(id: string): string | null {
    return this.#parents.get(id) ?? null;
  }

  childrenOf(id: string): readonly string[] {
    return this.#children.get(id) ?? [];
  }

  /** Uplines from the direct one to the head of the line. */
  uplinesOf(id: string): string[] {
    const line: string[] = [];
    for (let above = this.parentOf(id); above !== null; above = this.parentOf(above)) line.push(above);
    return line;
  }

  /** 1 for an account without a parent. */
  levelOf(id: string): number {
    let level = this.#levels.get(id);
    if (level === undefined) {
      level = this.uplinesOf(id).length + 1;
      this.#levels.set(id, level);
    }
    return level;
  }

  orderOf(id: string): number {
    return this.#order.get(id) ?? 0;
  }

  /** Negative when `a` comes before `b` from the top down: by level, within a level by creation. */
  compare(a: string, b: string): number {
    return this.levelOf(a) - this.levelOf(b) || this.orderOf(a) - this.orderOf(b);
  }
}

export type TreeProblem = 'MEMBER_DUPLICATE' | 'PARENT_UNKNOWN' | 'TREE_LOOP';

/** Why the accounts do not form a tree, or null. */
export function treeProblem(accounts: readonly TreeAccount[]): TreeProblem | null {
  const parents = new Map(accounts.map(({ id, parent }) => [id, parent]));
  if (parents.size < accounts.length) return 'MEMBER_DUPLICATE';
  if (accounts.some(({ parent }) => parent !== null && !parents.has(parent))) return 'PARENT_UNKNOWN';
  const sound = new Set<string>();
  for (const { id } of accounts) {
    const path = new Set<string>();
    for (let at: string | null = id; at !== null && !sound.has(at); at = parents.get(at) ?? null) {
      if (path.has(at)) return 'TREE_LOOP';
      path.add(at);
    }
    for (const each of path) sound.add(each);
  }
  return null;
}
