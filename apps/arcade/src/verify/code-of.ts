import ts from 'typescript';

/**
 * The tokens of a TypeScript file, one per line, without comments, spaces and line breaks: files with the same tokens do the same.
 * TypeScript's own parser finds them, as a comment can look like part of a string, a template or a regular expression.
 */
export function codeOf(text: string): string {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest);
  return tokensBelow(file, file).join('\n');
}

function tokensBelow(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isJSDoc(node)) return [];
  const parts = node.getChildren(file);
  return parts.length === 0 ? [node.getText(file)] : parts.flatMap((part) => tokensBelow(part, file));
}
