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
 * Stores that forget their calls when their screen is closed. What is in the fields of a store is dropped with it (src/lib/drop.ts), except by an
 * end of its own that does not say so, and in a class that MobX does not know, unless it is the screen's own store.
 */
export const undroppedCalls = (files: readonly ProjectFile[]): Violation[] =>
  files
    .filter(({ path }) => /^src\/(?!request\/).+\.ts$/.test(path))
    .flatMap((file) => {
      const calls = fieldsOf(file).filter(isCall)
      return nodesOf(file)
        .filter(ts.isClassDeclaration)
        .filter((node) => calls.some(({ index }) => node.getStart() <= index && index < node.getEnd()))
        .flatMap((node) => {
          const own = node.members.find((member) => ts.isMethodDeclaration(member) && nameOf(member.name) === 'drop')
          const isDropped = own ? hasCall(own, 'dropAll') : hasCall(node, 'makeAutoObservable') || isOfScreen(file)
          return isDropped
            ? []
            : [
                {
                  path: file.path,
                  line: lineAt(file.text, (own ?? node).getStart()),
                  ban: 'dropped-calls',
                  message: 'its calls go on when the screen is closed: call dropAll(this) of src/lib/drop.ts in drop()',
                },
              ]
        })
    })

const isOfScreen = ({ path }: ProjectFile): boolean => /\/store\.ts$/.test(path)

/** Whether a function is called with the instance itself somewhere in a node. */
const hasCall = (node: ts.Node, name: string): boolean =>
  (ts.isCallExpression(node) &&
    nameOf(node.expression) === name &&
    node.arguments[0]?.kind === ts.SyntaxKind.ThisKeyword) ||
  (ts.forEachChild(node, (child) => hasCall(child, name)) ?? false)
