import { routes } from '@/routes'
import { pagesOf, readAppJson } from '../../sandbox/hosts/appJson'
import { distOf } from '../fixtures/dist'
import { addressOfSample } from '../fixtures/ids'
import { inLanes } from '../fixtures/inLanes'
import type { ScreenSample } from '../samples/sample'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { screens } from '../screens'
import { deadEndsOf, openFor } from './linkWalk'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await sharedSandbox()
})
afterAll(() => sandbox.close())

/** Follows every link of a screen as its customer; answers those that lead nowhere. */
async function walk(sample: ScreenSample): Promise<string[]> {
  const app = await openFor(sandbox, sample.person)
  const found = await deadEndsOf(app, await addressOfSample(sandbox, sample))
  await app.close()
  return found
}

describe('no link leads nowhere', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  const samples = screens.filter(({ path }) => pages.includes(path))

  let walks: (() => Promise<string[]>)[]
  beforeAll(() => {
    walks = inLanes(samples, 3, walk)
  })

  it.each(samples.map(({ path, query = '' }, at): [string, number] => [`${path}?${query}`, at]))(
    'on %s',
    async (_name, at) => {
      expect(await walks[at]?.()).toEqual([])
    },
  )

  it('or is reported, on home and on “my”, where the screen behind it fails', async () => {
    const cards = { id: 'cards', title: '我的卡', picture: '', url: `/${routes.bankManagement.path}` }
    const app = await openFor(sandbox, '13800138002', (path, body) => {
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
