import { routes } from '@/routes'
import { pagesOf, readAppJson } from '../../sandbox/hosts/appJson'
import { distOf } from '../fixtures/dist'
import { addressOfSample } from '../fixtures/ids'
import { inLanes } from '../fixtures/inLanes'
import type { ScreenSample } from '../samples/sample'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { screens } from '../screens'
import { openFor, type Walk, walkFrom } from './linkWalk'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await sharedSandbox()
})
afterAll(() => sandbox.close())

/** Links that are not followed, by screen: kinds of rows of which two are, and links that are gone after an earlier tap. */
const left: Record<string, string[]> = {}

/** Follows every link of a screen as its customer. */
async function walk(sample: ScreenSample): Promise<Walk> {
  const app = await openFor(sandbox, sample.person)
  const found = await walkFrom(app, await addressOfSample(sandbox, sample))
  await app.close()
  return found
}

const nameOf = ({ path, query = '' }: ScreenSample): string => `${path}?${query}`

describe('no link leads nowhere', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  const samples = screens.filter(({ path }) => pages.includes(path))

  let walks: (() => Promise<Walk>)[]
  beforeAll(() => {
    walks = inLanes(samples, 3, walk)
  })

  it.each(samples.map((sample, at): [string, ScreenSample, number] => [nameOf(sample), sample, at]))(
    'on %s',
    async (_name, { path }, at) => {
      expect(await walks[at]?.()).toEqual({ deadEnds: [], left: left[path] ?? [] })
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
    expect((await walkFrom(app, home)).deadEnds).toEqual([`${home}: 我的卡 ${failed}`])
    expect((await walkFrom(app, my)).deadEnds).toEqual([`${my}: 银行卡 ${failed}`])
    await app.close()
  })
})
