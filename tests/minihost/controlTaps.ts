import { shell } from '@/i18n/shell'
import { usualBytes } from '../../sandbox/devtools/hosts/limits'
import { languageBytes, tapBytes } from './limits'
import type { MiniProgram } from './openMiniProgram'

/** Roles of the elements that change a page in place; a link leads to another page. */
const roles = ['tab', 'radio', 'checkbox', 'switch', 'button']

/** A control of a page, by its place among the elements of its role. */
export interface Control {
  role: string
  name: string
  nth: number
  /** The controls of one kind have the same classes, and so has everything around them. */
  kind: string
}

/** The controls of the page in front, one of each role and name. */
export async function controlsOf(app: MiniProgram): Promise<Control[]> {
  const heard = await app.heard()
  return roles.flatMap((role) => {
    const alike = heard.filter((one) => one.role === role)
    const names = alike.map(({ name }) => name)
    return alike.flatMap(({ name, kind, place }, nth) =>
      names.indexOf(name) === nth ? [{ role, name, nth, kind: `${role} ${place} ${kind}` }] : [],
    )
  })
}

/** Whether a control is neither the first nor the last of its kind. */
const isBetween = ({ kind }: Control, at: number, all: readonly Control[]): boolean => {
  const isAlike = (one: Control): boolean => one.kind === kind
  return all.slice(0, at).some(isAlike) && all.slice(at + 1).some(isAlike)
}

/** The first control of each kind. */
export const oneOfEach = (controls: readonly Control[]): Control[] =>
  controls.filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at)

/** The first and the last control of each kind: the rows of a list, and the keys of a pad, are answered by the same code. */
export const twoOfEach = (controls: readonly Control[]): Control[] =>
  controls.filter((one, at, all) => !isBetween(one, at, all))

/** The controls between those two. */
export const allButTwo = (controls: readonly Control[]): Control[] => controls.filter(isBetween)

/** The controls with the button that leaves the screen at their end, since the screen must be opened again after it. */
export const backLast = (controls: readonly Control[]): Control[] => {
  const isBack = ({ name }: Control): boolean => name === shell.back
  return [...controls.filter((one) => !isBack(one)), ...controls.filter(isBack)]
}

/** The switch of the language, on "my" and in the settings, in both languages. */
const languageSwitch = /切换到中文|switch to English|^(简体中文|English)$/

/**
 * Taps a control and returns what is too large of what the page then sends: the answer to the tap itself, or what the tap loads. The app
 * needs some latency, so that these are two updates.
 */
export async function heavyTap(app: MiniProgram, { role, name, nth }: Control): Promise<string[]> {
  const route = (await app.routes()).at(-1)
  const before = await app.counts()
  await app.tap({ role }, nth)
  await app.idle()
  if ((await app.routes()).at(-1) !== route) return []
  const [own = 0, ...loaded] = (await app.logs(before)).setData.map(({ bytes }) => bytes)
  const limit = languageSwitch.test(name) ? languageBytes : tapBytes
  return [
    ...(own > limit ? [`${role} ${name}: ${own} bytes`] : []),
    ...loaded.filter((bytes) => bytes > usualBytes).map((bytes) => `${role} ${name} loads ${bytes} bytes`),
  ]
}
