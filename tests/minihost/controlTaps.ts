import { usualBytes } from '../../sandbox/hosts/limits'
import { languageBytes, tapBytes } from './limits'
import type { MiniProgram } from './openMiniProgram'

/** Roles of the elements that change a page in place; a link leads to another page. */
const roles = ['tab', 'radio', 'checkbox', 'switch', 'button']

/** A control of a page, by its place among the elements of its role. */
export interface Control {
  role: string
  name: string
  nth: number
}

/** The controls of the page in front, one of each role and name. */
export async function controlsOf(app: MiniProgram): Promise<Control[]> {
  const heard = await app.heard()
  return roles.flatMap((role) => {
    const names = heard.filter((one) => one.role === role).map(({ name }) => name)
    return names.flatMap((name, nth) => (names.indexOf(name) === nth ? [{ role, name, nth }] : []))
  })
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
