/** An element of a picture: its tag with attributes, and what is in it. */
interface Element {
  readonly tag: string;
  readonly attributes: string;
  /** Its `transform`, exactly as written among the attributes; undefined if it has none. */
  readonly place: string | undefined;
  readonly children: Element[];
  /** Its markup, cached once written, as it is part of that of every enclosing element. */
  written?: string;
}

/** The elements of a picture that this folder's own functions wrote (no text, no comments, quotes always double). */
function parse(source: string): readonly Element[] {
  const root: Element[] = [];
  const open: Element[][] = [root];
  for (const [, closing, tag = '', attributes = '', empty] of source.matchAll(/<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (closing === '/') {
      open.pop();
      continue;
    }
    const element: Element = { tag, attributes, place: / transform="[^"]*"/.exec(attributes)?.[0], children: [] };
    open.at(-1)?.push(element);
    if (empty !== '/') open.push(element.children);
  }
  return root;
}

function tagged(tag: string, attributes: string, inside: string): string {
  return inside === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inside}</${tag}>`;
}

function write(element: Element): string {
  element.written ??= tagged(element.tag, element.attributes, element.children.map(write).join(''));
  return element.written;
}

/** Everything but the place: a group's content, or a shape without its transform. */
function stampOf({ tag, attributes, place = '', children }: Element, inside = children.map(write).join(''), more = ''): string {
  const rest = attributes.replace(place, '');
  return tag === 'g' && rest === '' && more === '' ? inside : tagged(tag, more + rest, inside);
}

/** Elements that differ only in their place: the shared markup by element, and how often each occurs. */
function stampsIn(tree: readonly Element[]): { stamps: ReadonlyMap<Element, string>; seen: ReadonlyMap<string, number> } {
  const stamps = new Map<Element, string>();
  const seen = new Map<string, number>();
  const count = (element: Element): void => {
    if (element.place !== undefined) {
      const stamp = stampOf(element);
      stamps.set(element, stamp);
      seen.set(stamp, (seen.get(stamp) ?? 0) + 1);
    }
    element.children.forEach(count);
  };
  tree.forEach(count);
  return { stamps, seen };
}

/**
 * The same drawing with each repeated part stored once.
 * @param prefix of the ids that this adds; no other id of the picture may begin with it
 * @param tooShort parts of fewer characters stay as they are
 */
export function compact(body: string, prefix: string, tooShort = 70): string {
  const tree = parse(body);
  const { stamps, seen } = stampsIn(tree);
  const stored = new Map<string, string>();
  const definitions: string[] = [];
  const rewrite = (element: Element): string => {
    const { tag, attributes, place, children } = element;
    const inside = () => children.map(rewrite).join('');
    const stamp = stamps.get(element) ?? '';
    if (stamp.length < tooShort || seen.get(stamp)! < 2 || stamp.includes(' id=')) return tagged(tag, attributes, inside());
    let id = stored.get(stamp);
    if (id === undefined) {
      id = `${prefix}${stored.size.toString(36)}`;
      stored.set(stamp, id);
      definitions.push(stampOf(element, inside(), ` id="${id}"`));
    }
    return `<use href="#${id}"${place}/>`;
  };
  const rewritten = tree.map(rewrite).join('');
  return definitions.length === 0 ? rewritten : `<defs>${definitions.join('')}</defs>${rewritten}`;
}
