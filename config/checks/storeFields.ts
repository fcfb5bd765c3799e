import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { lineAt, nameOf, nodesOf, statementsOf } from './source'

/** A field of a class, and what its value is made with: the name of a class or of a function. */
interface Field {
  name: string
  maker: string
  place: number
}

/** A submission is made directly or by a function that ends in `Submission`. */
const isSubmission = ({ maker }: Field) => /[sS]ubmission$/.test(maker)

/** A call may still be in progress when the screen is closed. */
const isCall = (field: Field) => isSubmission(field) || /^(?:Loadable|PagedList)$/.test(field.maker)

/** Fields that are declared with a value, or get one as `this.name = …`. */
function fieldsOf(file: ProjectFile): Field[] {
  return nodesOf(file).flatMap((node) => {
    const [target, value] = ts.isPropertyDeclaration(node)
      ? [node.name, node.initializer]
      : ts.isBinaryExpression(node) && isOwnProperty(node.left)
        ? [node.left.name, node.right]
        : []
    if (!target || !value || !(ts.isNewExpression(value) || ts.isCallExpression(value))) return []
    const maker = nameOf(value.expression)
    return maker ? [{ name: target.getText(), maker, place: node.getStart() }] : []
  })
}

const isOwnProperty = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword

/** Folder of the files that may use a store: its screen, or its area of domain/. */
function homeOf(path: string): string {
  const area = /^src\/domain\/[^/]+/.exec(path)
  return area ? area[0] : path.replace(/\/[^/]+$/, '')
}

/** Whether a file exports the one instance of a store for the whole app. */
const isShared = (file: ProjectFile): boolean =>
  statementsOf(file).some(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      statement.declarationList.declarations.some(({ initializer }) => initializer && ts.isNewExpression(initializer)),
  )

/** What must be done with a field of a store, and where. */
interface Duty {
  ban: string
  isMeant(field: Field): boolean
  /** The files that may do it. */
  within: RegExp
  /** Name of the field for which a call does it. */
  doneBy(call: ts.CallExpression): string | undefined
  advice(name: string, home: string): string
}

/** Fields of stores for which no file of the store's home does what is due. */
function undone(files: readonly ProjectFile[], stores: readonly ProjectFile[], duty: Duty): Violation[] {
  const { ban, isMeant, within, doneBy, advice } = duty
  return stores
    .filter(({ path }) => /^src\/(?!request\/).+\.ts$/.test(path))
    .flatMap((store) => {
      const fields = fieldsOf(store).filter(isMeant)
      if (fields.length === 0) return []
      const home = homeOf(store.path)
      const users = files.filter(
        ({ path }) => within.test(path) && (path.startsWith(`${home}/`) || path === `${home}.tsx`),
      )
      const done = new Set(users.flatMap(nodesOf).map((node) => (ts.isCallExpression(node) ? doneBy(node) : undefined)))
      return fields
        .filter(({ name }) => !done.has(name))
        .map(({ name, place }) => ({
          path: store.path,
          line: lineAt(store.text, place),
          ban,
          message: advice(name, home),
        }))
    })
}

/**
 * Submissions whose end no component of their screen or area takes. A submission sends nothing while its last end waits to be
 * taken, so a button without `useEnd` works once and then does nothing.
 */
export const untakenSubmissions = (files: readonly ProjectFile[]): Violation[] =>
  undone(files, files, {
    ban: 'submission-ends',
    isMeant: isSubmission,
    within: /\.tsx$/,
    doneBy: ({ expression, arguments: [taken] }) =>
      taken && nameOf(expression) === 'useEnd' ? nameOf(taken) : undefined,
    advice: (name, home) =>
      `its end is never taken, so it works only once: call useEnd(store.${name}) of src/shell/useEnd.ts in a component of ${home}`,
  })

/** Calls that go on after their screen is closed, because the store does not drop them. An instance for the whole app is never closed. */
export const undroppedCalls = (files: readonly ProjectFile[]): Violation[] =>
  undone(
    files,
    files.filter((file) => /\.ts$/.test(file.path) && !isShared(file)),
    {
      ban: 'dropped-calls',
      isMeant: isCall,
      within: /\.ts$/,
      doneBy: ({ expression }) =>
        ts.isPropertyAccessExpression(expression) &&
        expression.name.text === 'drop' &&
        ts.isPropertyAccessExpression(expression.expression)
          ? expression.expression.name.text
          : undefined,
      advice: (name) => `its calls go on when the screen is closed: call this.${name}.drop() in the store's drop()`,
    },
  )
