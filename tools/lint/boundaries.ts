/** House rules for oxlint: who may import whom, no brand's name outside of brands/, and no money as a float. */
import path from 'node:path';
import { importProblem } from './check-import.ts';
import { floatProblem, type Expression } from './float-money.ts';
import { asksForBrand, brandNameIn } from './brand-names.ts';
import { workspace } from './projects.ts';
import { namesBrands } from './table.ts';

interface Node extends Expression {
  value?: unknown;
  left?: Node;
  right?: Node;
  source?: Node | null;
}
interface RuleContext {
  physicalFilename: string;
  sourceCode: { getText(node: Node): string };
  report(problem: { node: Node; message: string }): void;
}
type Rule = (context: RuleContext, file: string) => Record<string, (node: Node) => void>;

const boundaries: Rule = (context, file) => {
  const check = ({ source }: Node) => {
    if (!source || typeof source.value !== 'string') return;
    const message = importProblem(file, source.value);
    if (message) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  };
};

/** Code must not name a brand: flags name a behaviour (architecture 6). Tests that have to are listed in the table, with the reason. */
const nameless: Rule = (context, file) => {
  if (!/^(apps|libs)\//.test(file) || Object.keys(namesBrands).some((place) => file.startsWith(place))) return {};
  const inTest = /\.(test|stories)\.tsx?$|\/testing\//.test(file);
  const report = (node: Node, name: string) =>
    context.report({ node, message: `"${name}" belongs to one brand: use a flag or a fact of libs/brand (architecture 6)` });
  const check = (node: Node, text: unknown) => {
    const name = typeof text === 'string' ? brandNameIn(text, inTest) : undefined;
    if (name) report(node, name);
  };
  const compare = (what: Node | undefined, value: Node | undefined) => {
    if (what && typeof value?.value === 'string' && asksForBrand(context.sourceCode.getText(what), value.value)) report(value, value.value);
  };
  return {
    // An id may be an ordinary word, such as a colour; only in a comparison does it mean the brand.
    BinaryExpression({ left, right }) {
      if (inTest) return;
      compare(left, right);
      compare(right, left);
    },
    Literal: (node) => check(node, node.value),
    JSXText: (node) => check(node, node.value),
    TemplateElement: (node) => check(node, (node.value as { cooked?: unknown }).cooked),
  };
};

/** Tests, and tools that never move money, may use floats. */
const exactMoney: Rule = (context, file) => {
  if (!/^(apps\/[^/]+|libs\/[^/]+)\/src\//.test(file) || /\.(test|stories)\.tsx?$|\/testing\/|^apps\/web-e2e\//.test(file)) return {};
  const check = (node: Node) => {
    const message = floatProblem(node);
    if (message) context.report({ node, message });
  };
  return { CallExpression: check, UnaryExpression: check };
};

const rule = (create: Rule) => ({
  meta: { type: 'problem' },
  create: (context: RuleContext) => create(context, path.relative(workspace, context.physicalFilename).replaceAll(path.sep, '/')),
});

export default {
  meta: { name: 'parlour' },
  rules: { boundaries: rule(boundaries), 'no-brand-names': rule(nameless), 'no-float-money': rule(exactMoney) },
};
