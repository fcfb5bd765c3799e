import type { Rewrite } from '../../sandbox/hosts/network'
import { distOf } from '../fixtures/dist'
import type { TestSandbox } from '../sandbox/startSandbox'
import { addressOfLink, deadEnd, deadEndAt, type Link, linksOf, withoutLeaving } from './links'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** What following the links of a screen found. */
export interface Walk {
  /** Links that lead nowhere, each with what is wrong. */
  deadEnds: string[]
  /** Links that were not followed: kinds of which two are enough, and links that were gone after an earlier tap. */
  left: string[]
}

/** Opens the mini-program for a customer, or for a visitor. WeChat's build stands for all: links are the same in each. */
export async function openFor(
  sandbox: TestSandbox,
  mobile: string | undefined,
  rewrite?: Rewrite,
): Promise<MiniProgram> {
  const storage = { privacyConsent: 1, ...(mobile && { mToken: await sandbox.login(mobile) }) }
  const dir = distOf('weapp')
  const app = await openMiniProgram({ dir, platform: 'weapp', baseUrl: sandbox.url, storage, rewrite })
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
const pathOf = (address: string): string => address.split('?')[0] ?? address

async function isThere(app: MiniProgram, link: Link): Promise<boolean> {
  return (await linksOf(app)).followed.some(({ kind, nth }) => kind === link.kind && nth === link.nth)
}

/** Follows these links of a screen, and comes back after each. */
async function follow(app: MiniProgram, address: string, links: readonly Link[]): Promise<Walk> {
  const walk: Walk = { deadEnds: [], left: [] }
  await show(app, address, 0)
  const depth = (await app.routes()).length
  for (const link of links) {
    // What can be done once, such as beginning to bind a card, takes the other links away.
    if (!(await isThere(app, link))) {
      walk.left.push(`${pathOf(address)}: ${nameOf(link)}`)
      continue
    }
    const reason = await deadEnd(app, link)
    if (reason) walk.deadEnds.push(`${address}: ${nameOf(link)} ${reason}`)
    await show(app, address, depth)
  }
  return walk
}

const cutOf = (address: string, cut: readonly string[]): string[] => cut.map((kind) => `${pathOf(address)} .${kind}`)

/** Follows every link of a screen, and comes back after each. */
export async function walkFrom(app: MiniProgram, address: string): Promise<Walk> {
  await show(app, address, 0)
  const { followed, cut } = await linksOf(app)
  const { deadEnds, left } = await follow(app, address, followed)
  return { deadEnds, left: [...cutOf(address, cut), ...left] }
}

/**
 * Follows the links of some screens as one of several customers: what any of them has `tapped` is not tapped again, a link being the same with the
 * same name on the same screen that asks for the same address. Its address is still opened, once for each customer.
 */
export async function walkAsOneOf(app: MiniProgram, addresses: readonly string[], tapped: Set<string>): Promise<Walk> {
  const walk: Walk = { deadEnds: [], left: [] }
  const opened = new Set<string>()
  for (const address of addresses) {
    await show(app, address, 0)
    const { followed, cut } = await linksOf(app)
    const targets = new Map<Link, string | undefined>()
    await withoutLeaving(app, async () => {
      for (const link of followed.filter(({ disabled }) => !disabled)) targets.set(link, await addressOfLink(app, link))
    })
    const fresh = followed.filter((link) => {
      const target = targets.get(link)
      const key = `${address} ${nameOf(link)} ${target}`
      if (target && tapped.has(key)) return false
      tapped.add(key)
      return true
    })
    const { deadEnds, left } = await follow(app, address, fresh)
    walk.deadEnds.push(...deadEnds)
    walk.left.push(...cutOf(address, cut), ...left)
    for (const link of fresh) opened.add(targets.get(link) ?? '')
    for (const link of followed) {
      const target = targets.get(link)
      if (!target || opened.has(target)) continue
      opened.add(target)
      const reason = await deadEndAt(app, target)
      if (reason) walk.deadEnds.push(`${address}: ${nameOf(link)} ${reason}`)
    }
  }
  return walk
}
