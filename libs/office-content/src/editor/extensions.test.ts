// N4.
import { operatorHtmlAttributes, operatorHtmlTags } from '@parlour/domain';
import { getSchema } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { contentExtensions } from './extensions.ts';

const schema = getSchema(contentExtensions);

/** Tags that are equivalent to others in what the editor writes, or surround its nodes; older texts may have them. */
const notWritten = ['b', 'i', 'caption', 'thead', 'tfoot', 'span', 'div'];

/** The tags and attributes of an output of ProseMirror. */
function written(spec: DOMOutputSpec): { tag: string; attributes: string[] }[] {
  if (!Array.isArray(spec)) return [];
  const [tag, second, ...rest] = spec as [string, ...unknown[]];
  const has = typeof second === 'object' && second !== null && !Array.isArray(second);
  const attributes = has ? Object.entries(second as object).flatMap(([name, value]) => (value === null ? [] : [name])) : [];
  const inner = (has ? rest : [second, ...rest]).flatMap((each) => (Array.isArray(each) ? written(each as unknown as DOMOutputSpec) : []));
  return [{ tag, attributes }, ...inner];
}

const levels = (name: string) => (name === 'heading' ? [{ level: 3 }, { level: 4 }] : [{}]);
const nodes = Object.values(schema.nodes).flatMap((type) =>
  type.spec.toDOM
    ? levels(type.name).flatMap((attrs) => written(type.spec.toDOM!(type.create({ ...attrs, ...all(type.spec.attrs) }))))
    : [],
);
const marks = Object.values(schema.marks).flatMap((type) => written(type.spec.toDOM!(type.create(all(type.spec.attrs)), true)));

/** A value for each attribute without a default. */
function all(attrs: Readonly<Record<string, { default?: unknown }>> = {}): Record<string, unknown> {
  const given = Object.entries(attrs).filter(([, { default: value }]) => value === null || value === undefined);
  return Object.fromEntries(given.map(([name]) => [name, name === 'href' ? '/a' : '1']));
}

test('the editor writes each tag that pages may show, and no other', () => {
  const tags = new Set([...nodes, ...marks].map(({ tag }) => tag));
  expect([...tags, ...notWritten].toSorted()).toEqual([...operatorHtmlTags].toSorted());
});

test('the editor writes no attribute that sanitising would remove', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = operatorHtmlAttributes;
  for (const { tag, attributes } of [...nodes, ...marks])
    for (const name of attributes) expect([...(allowed[tag] ?? []), ...operatorHtmlAttributes['*']], `${name} of ${tag}`).toContain(name);
});
