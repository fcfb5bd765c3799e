import { routes } from '@/routes'
import { registeredPeople } from '../../sandbox/people/people'
import { inLanes } from '../fixtures/inLanes'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { openFor, type Walk, walkAsOneOf } from './linkWalk'

const addresses = [routes.home, routes.my].map(({ path }) => `/${path}`)

let sandbox: TestSandbox
let walks: (() => Promise<Walk>)[]
beforeAll(async () => {
  sandbox = await sharedSandbox()
  const tapped = new Set<string>()
  walks = inLanes(registeredPeople, 3, ({ mobile }) => walk(mobile, tapped))
})
afterAll(() => sandbox.close())

/** Follows the links of home and of “my” as this customer. */
async function walk(mobile: string, tapped: Set<string>): Promise<Walk> {
  const app = await openFor(sandbox, mobile)
  const found = await walkAsOneOf(app, addresses, tapped)
  await app.close()
  return found
}

describe('no link leads nowhere on home and “my”, and all are followed but goods that are like others', () => {
  it.each(registeredPeople.map(({ mobile }, at): [string, number] => [mobile, at]))('of %s', async (_mobile, at) => {
    const found = await walks[at]?.()
    expect(found?.deadEnds).toEqual([])
    expect(found?.gone).toEqual([])
    // Not every customer has the shelf.
    expect(found?.alike.filter((kind) => kind !== 'goods-card')).toEqual([])
  })
})
