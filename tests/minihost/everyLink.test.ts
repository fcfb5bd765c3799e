import { routes } from '@/routes'
import { pagesOf, readAppJson } from '../../sandbox/hosts/appJson'
import type { Rewrite } from '../../sandbox/hosts/network'
import { registeredPeople } from '../../sandbox/people/people'
import { distOf } from '../fixtures/dist'
import { addressOfSample } from '../fixtures/ids'
import type { ScreenSample } from '../samples/sample'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { screens } from '../screens'
import { deadEnd, linksOf } from './links'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const dir = distOf('weapp')
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await sharedSandbox()
})
afterAll(() => sandbox.close())

async function openFor(mobile: string | undefined, rewrite?: Rewrite): Promise<MiniProgram> {
  const storage = { privacyConsent: 1, ...(mobile && { mToken: await sandbox.login(mobile) }) }
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
async function deadEndsOf(app: MiniProgram, address: string): Promise<string[]> {
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

describe('no link leads nowhere', () => {
  const pages = pagesOf(readAppJson(dir))
  const samples = screens.filter(({ path }) => pages.includes(path))

  it.each(samples.map((sample): [string, ScreenSample] => [`${sample.path}?${sample.query ?? ''}`, sample]))(
    'on %s',
    async (_name, sample) => {
      const app = await openFor(sample.person)
      expect(await deadEndsOf(app, await addressOfSample(sandbox, sample))).toEqual([])
      await app.close()
    },
  )

  it.each(registeredPeople.map(({ mobile }) => mobile))('on home and “my” of %s', async (mobile) => {
    const app = await openFor(mobile)
    for (const { path } of [routes.home, routes.my]) expect(await deadEndsOf(app, `/${path}`)).toEqual([])
    await app.close()
  })

  it('or is reported, on home and on “my”, where the screen behind it fails', async () => {
    const cards = { id: 'cards', title: '我的卡', picture: '', url: `/${routes.bankManagement.path}` }
    const app = await openFor('13800138002', (path, body) => {
      if (path === '/xbt/bank-cards') return null
      return path === '/xbt/grid-modules' ? { ...(body as object), data: { entries: [cards] } } : body
    })
    const failed = `leads to ${routes.bankManagement.path}, which shows nothing`
    const home = `/${routes.home.path}`
    const my = `/${routes.my.path}`
    expect(await deadEndsOf(app, home)).toEqual([`${home}: 我的卡 ${failed}`])
    expect(await deadEndsOf(app, my)).toEqual([`${my}: 银行卡 ${failed}`])
    await app.close()
  })
})
