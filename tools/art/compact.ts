/** An element of a picture: its tag with attributes, and what is in it. */
interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly children: readonly Element[];
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
    const children: Element[] = [];
    open.at(-1)?.push({ tag, attributes, children });
    if (empty !== '/') open.push(children);
  }
  return root;
}

const transform = / transform="[^"]*"/;
const write = ({ tag, attributes, children }: Element): string =>
  children.length === 0 ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${children.map(write).join('')}</${tag}>`;

/** What stands at different places but is otherwise alike: a group's content, or a shape without its transform. */
const stamped = ({ tag, attributes, children }: Element): string =>
  tag === 'g' && attributes.replace(transform, '') === ''
    ? children.map(write).join('')
    : write({ tag, attributes: attributes.replace(transform, ''), children });

/**
 * The same drawing with each repeated part stored once.
 * @param prefix of the ids that this adds; no other id of the picture may begin with it
 * @param tooShort parts of fewer characters stay as they are
 */
export function compact(body: string, prefix: string, tooShort = 70): string {
  const tree = parse(body);
  const seen = new Map<string, number>();
  const count = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if (transform.test(element.attributes)) seen.set(stamped(element), (seen.get(stamped(element)) ?? 0) + 1);
      count(element.children);
    }
  };
  count(tree);
  const stored = new Map<string, string>();
  const definitions: string[] = [];
  const rewrite = (element: Element): string => {
    const { tag, attributes, children } = element;
    const place = transform.exec(attributes)?.[0];
    const key = place === undefined ? '' : stamped(element);
    if (place !== undefined && / id=/.exec(key) === null && key.length >= tooShort && (seen.get(key) ?? 0) > 1) {
      let id = stored.get(key);
      if (id === undefined) {
        id = `${prefix}${stored.size.toString(36)}`;
        stored.set(key, id);
        const single = tag !== 'g' || attributes.replace(transform, '') !== '';
        definitions.push(
          single
            ? `<${tag} id="${id}"${attributes.replace(transform, '')}${children.length === 0 ? '/>' : `>${children.map(rewrite).join('')}</${tag}>`}`
            : `<g id="${id}">${children.map(rewrite).join('')}</g>`,
        );
      }
      return `<use href="#${id}"${place}/>`;
    }
    return children.length === 0 ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${children.map(rewrite).join('')}</${tag}>`;
  };
  const rewritten = tree.map(rewrite).join('');
  return definitions.length === 0 ? rewritten : `<defs>${definitions.join('')}</defs>${rewritten}`;
}
