import type { Rewrite } from '../../sandbox/hosts/network'
import { distOf } from '../fixtures/dist'
import type { TestSandbox } from '../sandbox/startSandbox'
import { deadEnd, linksOf } from './links'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

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

/** Follows every link of a screen, and comes back after each; answers those that lead nowhere. */
export async function deadEndsOf(app: MiniProgram, address: string): Promise<string[]> {
  const found: string[] = []
  await show(app, address, 0)
  const depth = (await app.routes()).length
  for (const link of await linksOf(app)) {
    // What can be done once, such as beginning to bind a card, takes the other links away.
    const isThere = (await linksOf(app)).some(({ kind, nth }) => kind === link.kind && nth === link.nth)
    if (!isThere) continue
    const reason = await deadEnd(app, link)
    if (reason) found.push(`${address}: ${link.name.replaceAll('\n', ' ')} ${reason}`)
    await show(app, address, depth)
  }
  return found
}
