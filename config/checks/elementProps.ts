import ts from 'typescript'
import { elements } from '../elements'
import type { Violation } from './bans'

/** What every element has in each host's templates, and what React itself takes. */
const common = /^(id|key|ref|className|style|onClick|catchMove|role|aria-[a-z]+)$/

/** Taro's components that a file imports, by their local name. */
function taroComponents(source: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue
    const bindings = statement.importClause?.namedBindings
    const isTaro = (statement.moduleSpecifier as ts.StringLiteral).text === '@tarojs/components'
    if (!isTaro || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { isTypeOnly, name, propertyName } of bindings.elements)
      if (!isTypeOnly) names.set(name.text, (propertyName ?? name).text)
  }
  return names
}

/**
 * Components of Taro, and their properties and events, that are written in JSX but not listed in `config/elements.ts`: the templates of
 * mini-programs are cut to that list, so an event would never arrive. A file for browsers alone may use more.
 */
export function unlistedProps(path: string, text: string): Violation[] {
  if (!/^src\/.+\.tsx$/.test(path) || /\.h5\.tsx$/.test(path)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const components = taroComponents(source)
  const found: Violation[] = []
  const report = (node: ts.Node, message: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    found.push({ path, line, ban: 'listed-props', message })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = components.get(node.tagName.getText(source))
      const listed = component === undefined ? undefined : elements[component]
      if (component && !listed)
        report(node, `mini-programs have no template for ${component}: list it in config/elements.ts`)
      for (const attribute of listed ? node.attributes.properties : []) {
        if (!ts.isJsxAttribute(attribute)) continue
        const name = attribute.name.getText(source)
        if (!common.test(name) && !listed?.includes(name))
          report(attribute, `the template of ${component} has no ${name}: list it in config/elements.ts`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
