import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'

interface Parsed {
  text: string
  source: ts.SourceFile
  nodes: ts.Node[]
}

/** Comments are read by the scanner, so the parser need not read those of JSDoc. */
const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

const cache = new Map<string, Parsed>()

function parse({ path, text }: ProjectFile): Parsed {
  const known = cache.get(path)
  if (known?.text === text) return known
  const source = ts.createSourceFile(path, text, options, true)
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const parsed = { text, source, nodes }
  cache.set(path, parsed)
  return parsed
}

/** Whether a file is TypeScript or JavaScript. */
export const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)

/** All nodes of a file of code, each before those that it contains; a file is parsed once. */
export const nodesOf = (file: ProjectFile): readonly ts.Node[] => parse(file).nodes

/** Line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Position of the first node for which this is true, or -1. */
export const firstNode =
  (isWanted: (node: ts.Node) => boolean) =>
  (file: ProjectFile): number =>
    nodesOf(file).find(isWanted)?.getStart() ?? -1

/** The text of a string, of a template, or of a part of a template. */
export const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined

/** Name of what is called, created or read: `b` of `b()`, `a.b()` and `new a.b()`. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression)
  return undefined
}

/** A module that a file imports, loads or exports again. */
export interface Import {
  from: string
  /** Position of the statement or call. */
  index: number
  /** Whether it imports types alone. */
  isType: boolean
  /** The imported names as the module calls them; `*` is everything, `default` the default. */
  names: readonly string[]
  /** The names in the file, by the module's own. */
  local: ReadonlyMap<string, string>
}

/** Every import of a file: `import`, `export … from`, `import()` and `require()`. */
export const importsOf = (file: ProjectFile): Import[] =>
  nodesOf(file).flatMap((node) => {
    const from = moduleOf(node)
    if (from === undefined) return []
    const local = ts.isImportDeclaration(node) ? importedBy(node.importClause) : new Map([['*', '*']])
    const isType =
      (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly) ||
      ts.isImportTypeNode(node)
    return [{ from, index: node.getStart(), isType, names: [...local.keys()], local }]
  })

function moduleOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) return textOf(node.moduleSpecifier)
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier && textOf(node.moduleSpecifier)
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined
  if (!ts.isCallExpression(node)) return undefined
  const isLoad = node.expression.kind === ts.SyntaxKind.ImportKeyword || nameOf(node.expression) === 'require'
  return isLoad && node.arguments[0] ? textOf(node.arguments[0]) : undefined
}

function importedBy(clause: ts.ImportClause | undefined): Map<string, string> {
  const names = new Map<string, string>()
  if (clause?.name) names.set('default', clause.name.text)
  const bindings = clause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) names.set('*', bindings.name.text)
  if (bindings && ts.isNamedImports(bindings))
    for (const { isTypeOnly, name, propertyName } of bindings.elements)
      if (!isTypeOnly) names.set((propertyName ?? name).text, name.text)
  return names
}

/** The key of a text in its catalogue, such as `quota.raise.none.title`: the names of the properties that it stands in. */
export function keyOf(node: ts.Node): string {
  const names: string[] = []
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (isNamed(at) && !isWithinFunction(at)) names.unshift(at.name.getText().replace(/^'|'$/g, ''))
  }
  return names.join('.')
}

const isNamed = (node: ts.Node): node is ts.PropertyAssignment | ts.MethodDeclaration | ts.VariableDeclaration =>
  ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node)

const isWithinFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node.parent, (one) => ts.isArrowFunction(one) || ts.isMethodDeclaration(one)) !== undefined
