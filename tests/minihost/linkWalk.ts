import { distOf } from '@tests/fixtures/dist'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { routes } from '@/routes'
import type { Rewrite } from '../../sandbox/devtools/hosts/network'
import { addressOfLink, deadEnd, deadEndAt, type Link, linksOf, withoutLeaving } from './links'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** What following the links of a screen found. */
export interface Walk {
  /** Links that lead nowhere, each with what is wrong. */
  deadEnds: string[]
  /** Kinds of links of which only some were followed. */
  alike: string[]
  /** Links that were not followed because an earlier tap had taken them away. */
  gone: string[]
}

/** The sandbox of a build, whose pages it may open; the sandbox of a test names its own address. */
const sandboxOfBuild = 'http://127.0.0.1:8700'

/** Opens the mini-program for a customer, or for a visitor. WeChat's build stands for all: links are the same in each. */
export async function openFor(
  sandbox: TestSandbox,
  mobile: string | undefined,
  rewrite: Rewrite = (_path, body) => body,
): Promise<MiniProgram> {
  const withTrusted: Rewrite = (path, body) => {
    const rewritten = rewrite(path, body)
    if (path !== customerServiceLink.path) return rewritten
    return JSON.parse(JSON.stringify(rewritten).replaceAll(sandbox.url, sandboxOfBuild))
  }
  const storage = { privacyConsent: 1, ...(mobile && { mToken: await sandbox.login(mobile) }) }
  const dir = distOf('weapp')
  const app = await openMiniProgram({ dir, platform: 'weapp', baseUrl: sandbox.url, storage, rewrite: withTrusted })
  await app.launch()
  return app
}

/** Opens a screen, or comes back to it by the back button where it is still below the one in front. */
async function show(app: MiniProgram, address: string, depth: number): Promise<void> {
  const stack = await app.routes()
  if (depth > 0 && stack.length > depth && address.startsWith(`/${stack[depth - 1]}`))
    await app.back(stack.length - depth)
  else await app.open(address)
  await app.idle()
}

const nameOf = ({ name }: Link): string => name.replaceAll('\n', ' ')
/** A name without its amounts, days and countdowns, which differ between customers and moments. */
const fixedNameOf = (link: Link): string => nameOf(link).replaceAll(/\d+/g, '#')
/** A link where it is now: at its place, or at another one with its name. */
async function find(app: MiniProgram, link: Link): Promise<Link | undefined> {
  const alike = (await linksOf(app)).followed.filter((one) => one.kind === link.kind)
  return alike.find((one) => one.nth === link.nth) ?? alike.find((one) => fixedNameOf(one) === fixedNameOf(link))
}

/** How long a part of a screen that comes after the screen is waited for, in milliseconds: it may take four reads, one after another. */
const patience = 20_000

/** As `find`, where a link may come later than the screen that it stands on. */
async function findLate(app: MiniProgram, link: Link): Promise<Link | undefined> {
  const end = Date.now() + patience
  for (;;) {
    const found = await find(app, link)
    if (found || Date.now() > end) return found
    await app.idle()
  }
}

/** As `find`, after the screen was left and shown again: home keeps what came too late to be shown for its next visit. */
async function findAtNextVisit(app: MiniProgram, address: string, link: Link): Promise<Link | undefined> {
  const depth = (await app.routes()).length
  await app.open(`/${routes.settings.path}`)
  await app.idle()
  await show(app, address, depth)
  return findLate(app, link)
}

/** Follows these links of a screen, and comes back after each. */
async function follow(app: MiniProgram, address: string, links: readonly Link[]): Promise<Omit<Walk, 'alike'>> {
  const deadEnds: string[] = []
  const gone: string[] = []
  if (links.length > 0) await show(app, address, 0)
  const depth = (await app.routes()).length
  const goneKinds = new Set<string>()
  for (const link of links) {
    // What can be done once, such as beginning to bind a card, takes the other links of its kind away: only the first of them is waited for.
    const there = goneKinds.has(link.kind)
      ? await find(app, link)
      : ((await findLate(app, link)) ?? (await findAtNextVisit(app, address, link)))
    if (!there) {
      goneKinds.add(link.kind)
      gone.push(fixedNameOf(link))
      continue
    }
    const reason = await deadEnd(app, there)
    if (reason) deadEnds.push(`${address}: ${nameOf(link)} ${reason}`)
    await show(app, address, depth)
  }
  return { deadEnds, gone }
}

/** Follows every link of a screen, and comes back after each. */
export async function walkFrom(app: MiniProgram, address: string): Promise<Walk> {
  await show(app, address, 0)
  const { followed, cut } = await linksOf(app)
  return { ...(await follow(app, address, followed)), alike: cut }
}

/** What the customers of several walks have done. */
export interface Followed {
  /** Links that were tapped: the same is one with the same name on the same screen that asks for the same address. */
  links: Set<string>
  /** Addresses of links that were opened. */
  addresses: Set<string>
}

/** Follows the links of some screens as one of several customers: what is `followed` is not followed again. */
export async function walkAsOneOf(app: MiniProgram, addresses: readonly string[], followed: Followed): Promise<Walk> {
  const walk: Walk = { deadEnds: [], alike: [], gone: [] }
  for (const address of addresses) {
    await show(app, address, 0)
    const { followed: links, cut } = await linksOf(app)
    const targets = new Map<Link, string | undefined>()
    await withoutLeaving(app, async () => {
      for (const link of links.filter(({ disabled }) => !disabled)) targets.set(link, await addressOfLink(app, link))
    })
    const fresh = links.filter((link) => {
      const target = targets.get(link)
      const key = `${address} ${fixedNameOf(link)} ${target}`
      if (target && followed.links.has(key)) return false
      followed.links.add(key)
      return true
    })
    for (const link of fresh) followed.addresses.add(targets.get(link) ?? '')
    const { deadEnds, gone } = await follow(app, address, fresh)
    walk.deadEnds.push(...deadEnds)
    walk.alike.push(...cut)
    walk.gone.push(...gone)
    for (const link of links) {
      const target = targets.get(link)
      if (!target || followed.addresses.has(target)) continue
      followed.addresses.add(target)
      const reason = await deadEndAt(app, target)
      if (reason) walk.deadEnds.push(`${address}: ${nameOf(link)} ${reason}`)
    }
  }
  return walk
}
