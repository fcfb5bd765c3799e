import type { MiniProgram } from './openMiniProgram'

const CONTROLS = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch']

/**
 * What a screen reader should get from the page in front and does not: roles and labels in the page's data that no template renders, and
 * controls without a name. Empty on a valid page.
 */
export async function unheard(app: MiniProgram): Promise<string[]> {
  const heard = await app.heard()
  const { data } = await app.snapshot()
  const json = JSON.stringify(data)
  const missing = (key: string, said: string[]): string[] =>
    [...json.matchAll(new RegExp(`"${key}":("(?:[^"\\\\]|\\\\.)*")`, 'g'))]
      .map(([, text = '']) => String(JSON.parse(text)))
      .filter((text) => !said.includes(text))
      .map((text) => `${key} ${text}`)
  const names = heard.map(({ name }) => name)
  const nameless = heard.filter(({ role, name }) => CONTROLS.includes(role) && !name)
  return [
    ...missing('ariaLabel', names),
    ...missing(
      'role',
      heard.map(({ role }) => role),
    ),
    ...nameless.map(({ role }) => `${role} without a name`),
  ]
}
