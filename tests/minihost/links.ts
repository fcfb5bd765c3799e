import { shell } from '@/i18n/zh-CN/shell'
import type { MiniProgram } from './openMiniProgram'

/** A link of the page in front, by its place among the links. */
export interface Link {
  name: string
  kind: string
  disabled: boolean
  nth: number
}

/** How many links of one kind are followed: all entries of a menu, and two of the rows of a list, which are alike and name a price or a day. */
const mostOf = ({ name }: { name: string }): number => (/¥|\d{4}-\d\d-\d\d/.test(name) ? 2 : 24)

/** The links of the page in front. */
export async function linksOf(app: MiniProgram): Promise<Link[]> {
  const links = (await app.heard()).filter(({ role }) => role === 'link').map((link, nth) => ({ ...link, nth }))
  return links.filter((link, at) => links.slice(0, at).filter(({ kind }) => kind === link.kind).length < mostOf(link))
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
 * Taps a link and tells what is wrong with where it leads; undefined where it leads to content. A link may also leave the app, such as a call
 * of customer service, or change its own page.
 */
export async function deadEnd(app: MiniProgram, link: Link): Promise<string | undefined> {
  if (link.disabled) return 'is disabled'
  const before = await done(app)
  const problems = (await app.problems()).length
  const toasts = (await app.overlay()).toasts.length
  await app.tap({ role: 'link' }, link.nth)
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
