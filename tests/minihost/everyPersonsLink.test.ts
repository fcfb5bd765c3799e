import { inLanes } from '@tests/fixtures/inLanes'
import { casesOf, isExhaustive } from '@tests/fixtures/scope'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { routes } from '@/routes'
import { registeredPeople } from '../../sandbox/people/people'
import { type Followed, openFor, type Walk, walkAsOneOf } from './linkWalk'

const addresses = [routes.home, routes.my].map(({ path }) => `/${path}`)

// The quick run follows the links of every second customer. It does not find one that leads nowhere for one of the others alone.
const isTurn = (_: unknown, at: number) => at % 2 === 0
const people = casesOf(
  registeredPeople.filter(isTurn),
  registeredPeople.filter((person, at) => !isTurn(person, at)),
)

const sandbox = sandboxTest()
let walks: (() => Promise<Walk>)[]
beforeAll(() => {
  const followed: Followed = { links: new Set(), addresses: new Set() }
  const begun = new Set<string>()
  walks = inLanes(people, 3, ({ mobile }) => {
    const isSecondTry = begun.has(mobile)
    begun.add(mobile)
    if (isSecondTry) return walk(mobile, { links: new Set(), addresses: new Set() })
    // What the screens behind the links show to each customer is the exhaustive rest.
    return walk(mobile, isExhaustive ? { ...followed, addresses: new Set() } : followed)
  })
})

/** Follows the links of home and of “my” as this customer. */
async function walk(mobile: string, followed: Followed): Promise<Walk> {
  const app = await openFor(sandbox, mobile)
  const found = await walkAsOneOf(app, addresses, followed)
  await app.close()
  return found
}

describe('no link leads nowhere on home and “my”, and all are followed but goods that are like others', () => {
  it.each(people.map(({ mobile }, at): [string, number] => [mobile, at]))('of %s', async (_mobile, at) => {
    const found = await walks[at]?.()
    expect(found?.deadEnds).toEqual([])
    expect(found?.gone).toEqual([])
    // Not every customer has the shelf.
    expect(found?.alike.filter((kind) => kind !== 'goods-card')).toEqual([])
  })
})
