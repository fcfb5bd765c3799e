import { routes } from '@/routes'
import { registeredPeople } from '../../sandbox/people/people'
import { inLanes } from '../fixtures/inLanes'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { deadEndsOf, openFor } from './linkWalk'

let sandbox: TestSandbox
let walks: (() => Promise<string[]>)[]
beforeAll(async () => {
  sandbox = await sharedSandbox()
  walks = inLanes(registeredPeople, 3, ({ mobile }) => walk(mobile))
})
afterAll(() => sandbox.close())

/** Follows every link of home and of “my” as this customer; answers those that lead nowhere. */
async function walk(mobile: string): Promise<string[]> {
  const app = await openFor(sandbox, mobile)
  const found: string[] = []
  for (const { path } of [routes.home, routes.my]) found.push(...(await deadEndsOf(app, `/${path}`)))
  await app.close()
  return found
}

describe('no link leads nowhere on home and “my”', () => {
  it.each(registeredPeople.map(({ mobile }, at): [string, number] => [mobile, at]))('of %s', async (_mobile, at) => {
    expect(await walks[at]?.()).toEqual([])
  })
})
