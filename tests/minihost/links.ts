import { shell } from '@/i18n/shell'
import type { MiniProgram } from './openMiniProgram'

/** A link of the page in front, by its place among the links. */
export interface Link {
  name: string
  kind: string
  disabled: boolean
  nth: number
}

interface Links {
  followed: Link[]
  /** Kinds of which only some are followed. */
  cut: string[]
}

/** How many links of one kind are followed: all entries of a menu, and two of the rows of a list, which are alike and name a price or a day. */
const mostOf = ({ name }: { name: string }): number => (/¥|\d{4}-\d\d-\d\d/.test(name) ? 2 : 24)

/** The links of the page in front. */
export async function linksOf(app: MiniProgram): Promise<Links> {
  const links = (await app.heard()).filter(({ role }) => role === 'link').map((link, nth) => ({ ...link, nth }))
  const followed = links.filter(
    (link, at) => links.slice(0, at).filter(({ kind }) => kind === link.kind).length < mostOf(link),
  )
  const cut = links.filter((link) => !followed.includes(link)).map(({ kind }) => kind)
  return { followed, cut: [...new Set(cut)] }
}

/** What the app has done so far: pages, updates of pages, calls of the host. */
async function done(app: MiniProgram): Promise<string> {
  const { calls, setData } = await app.counts()
  return [(await app.routes()).join(), calls, setData].join(' ')
}

/** The page in front tells the customer that there is nothing to see, because it failed or because what it is about does not exist. */
const showsNothing = async (app: MiniProgram): Promise<boolean> =>
  (await app.count('.failed-state')) > 0 || (await app.allText()).includes(shell.nothingThereHint)

/**
 * Does something that leads on, and tells what is wrong with where it leads; undefined where it leads to content. A link may also leave the app,
 * such as a call of customer service, or change its own page.
 */
async function judged(app: MiniProgram, act: () => Promise<unknown>): Promise<string | undefined> {
  const before = await done(app)
  const problems = (await app.problems()).length
  const toasts = (await app.overlay()).toasts.length
  await act()
  await app.idle()
  if ((await done(app)) === before) return 'does nothing'
  const route = (await app.routes()).at(-1) ?? ''
  if (route === 'pages/not-found/index') return 'leads to no page'
  if (await showsNothing(app)) return `leads to ${route}, which shows nothing`
  const [problem] = (await app.problems()).slice(problems)
  if (problem) return `leads to ${route}, which has a problem: ${problem.message}`
  const [toast] = (await app.overlay()).toasts.slice(toasts)
  return toast ? `is answered with the toast ${toast}` : undefined
}

/** Taps a link and tells what is wrong with where it leads. */
export const deadEnd = async (app: MiniProgram, link: Link): Promise<string | undefined> =>
  link.disabled ? 'is disabled' : judged(app, () => app.tap({ role: 'link' }, link.nth))

/** Opens the address of a link and tells what is wrong with it. */
export const deadEndAt = (app: MiniProgram, address: string): Promise<string | undefined> =>
  judged(app, () => app.open(address))

/** Calls by which an app leaves its page for another. */
const navigations = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch']

/** A second tap on the same address is ignored for so long, in milliseconds, as the first one opens a page. */
const sameTap = 500

/** While `run` runs, the host opens no page: what is tapped asks for an address, and the page in front stays. */
export async function withoutLeaving(app: MiniProgram, run: () => Promise<void>): Promise<void> {
  for (const name of navigations) await app.mock(name, () => ({}))
  await run()
  for (const name of navigations) await app.mock(name, {})
}

/** The address that a tap asks the host for, if it asks for one. */
export async function addressOfLink(app: MiniProgram, { nth }: Link): Promise<string | undefined> {
  const before = await app.counts()
  await app.tap({ role: 'link' }, nth)
  await app.idle()
  const asked = (await app.logs(before)).calls.find(({ name }) => navigations.includes(name))
  await app.pass(sameTap)
  return asked && String((asked.args as { url?: string }).url)
}
