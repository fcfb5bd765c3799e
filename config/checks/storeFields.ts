import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { lineAt, nameOf, nodesOf } from './source'

/** A field of a class, and what its value is made with: the name of a class or of a function. */
interface Field {
  name: string
  maker: string
  index: number
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
    return maker ? [{ name: target.getText(), maker, index: node.getStart() }] : []
  })
}

const isOwnProperty = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword

/** Folder of the files that may use a store: its screen, or its area of domain/. */
function homeOf(path: string): string {
  const area = /^src\/domain\/[^/]+/.exec(path)
  return area ? area[0] : path.replace(/\/[^/]+$/, '')
}

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
function undone(files: readonly ProjectFile[], duty: Duty): Violation[] {
  const { ban, isMeant, within, doneBy, advice } = duty
  return files
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
        .map(({ name, index }) => ({
          path: store.path,
          line: lineAt(store.text, index),
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
  undone(files, {
    ban: 'submission-ends',
    isMeant: isSubmission,
    within: /\.tsx$/,
    doneBy: ({ expression, arguments: [taken] }) =>
      taken && nameOf(expression) === 'useEnd' ? nameOf(taken) : undefined,
    advice: (name, home) =>
      `its end is never taken, so it works only once: call useEnd(store.${name}) of src/shell/useEnd.ts in a component of ${home}`,
  })

/**
 * Stores with an end of their own that forgets their calls. A store without `drop` needs nothing: what is in its fields is dropped with its
 * screen (src/lib/drop.ts).
 */
export const undroppedCalls = (files: readonly ProjectFile[]): Violation[] =>
  files
    .filter(({ path }) => /^src\/(?!request\/).+\.ts$/.test(path))
    .filter((file) => fieldsOf(file).some(isCall))
    .flatMap((file) =>
      nodesOf(file)
        .filter((node) => ts.isMethodDeclaration(node) && nameOf(node.name) === 'drop' && !dropsAll(node))
        .map((node) => ({
          path: file.path,
          line: lineAt(file.text, node.getStart()),
          ban: 'dropped-calls',
          message: 'its calls go on when the screen is closed: call dropAll(this) of src/lib/drop.ts in drop()',
        })),
    )

const dropsAll = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) &&
    nameOf(node.expression) === 'dropAll' &&
    node.arguments[0]?.kind === ts.SyntaxKind.ThisKeyword) ||
  (ts.forEachChild(node, dropsAll) ?? false)
