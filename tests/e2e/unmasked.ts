import type { Page } from 'playwright-core'
import { people } from '../../sandbox/people/people'

/** The places where a screen could show or leave personal data. */
interface Traces {
  text: string
  address: string
  storage: string
  console: string
}

/** Runs in the browser: the address of the screen, its history, and all stored values but the login itself. */
function look(): Pick<Traces, 'address' | 'storage'> & { token: string } {
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }))
  const stored = localStorage.getItem('mToken')
  return {
    address: `${location.href} ${document.referrer} ${JSON.stringify(history.state)} ${document.title}`,
    storage: [document.cookie, ...kept.flatMap(([key, value]) => (key === 'mToken' ? [] : [key, value]))].join(' '),
    token: stored ? String(JSON.parse(stored).data) : '',
  }
}

/** A phone, an identity number or a bank card in any grouping; a longer run of digits is none of them. */
const shapes: [name: string, shape: RegExp][] = [
  ['phone', /(?<![\d*])(?:\+?86)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/],
  ['identity number', /(?<!\d)[1-9]\d{5}[ -]?(?:19|20)\d{6}[ -]?\d{3}[\dXx](?!\d)/],
  ['bank card', /(?<!\d)62\d{2}[ -]?(?:\d{4}[ -]?){2}\d{4}(?:[ -]?\d{1,3})?(?!\d)/],
]

const names = people.map(({ realName }) => realName)

/**
 * Unmasked personal data on a screen or in its traces, one line each (S6); input in a field does not count.
 * @param lines of the console
 */
export async function unmasked(page: Page, lines: readonly string[]): Promise<string[]> {
  const { token, ...seen } = await page.evaluate(look)
  const traces: Traces = {
    text: (await page.locator('body').allInnerTexts()).join('\n'),
    ...seen,
    console: lines.join('\n'),
  }
  return Object.entries(traces).flatMap(([place, text]) => [
    ...shapes.flatMap(([name, shape]) => (shape.test(text) ? [`${name} in ${place}: ${shape.exec(text)?.[0]}`] : [])),
    ...names.flatMap((name) => (text.includes(name) ? [`name in ${place}: ${name}`] : [])),
    ...(token !== '' && text.includes(token) ? [`token in ${place}`] : []),
  ])
}
