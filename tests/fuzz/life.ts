import { randomFrom } from '@tests/fixtures/random'
import type { Answer, Server } from '@tests/histories/world/server'
import { sandboxAt } from '@tests/sandbox/startSandbox'
import { desc, eq } from 'drizzle-orm'
import { wxLogin } from '@/contract/session'
import { smsMessages } from '../../sandbox/areas/session/tables'
import type { Route } from '../../sandbox/implement'
import { chosen } from './chosen'
import { Customer } from './customer'
import { Found } from './found'
import { brokenRules } from './invariants'
import { faultOf } from './judge'
import type { knowledge } from './known'
import { decide, sendWithProvider } from './provider'
import { recipes } from './recipes'
import { pick, requestOf, type Schema, spoilt } from './requests'
import { troubled } from './troubles'

/** What is there for all lives. */
export interface Stage {
  server: Server
  /** Gives the sandbox the seeded data, at the moment at which every life begins. */
  begin(): Promise<void>
  routes: readonly Route[]
  requestSchema(route: Route): Schema
  definitions: Readonly<Record<string, Schema>>
  publicKey: string
  /** What a customer knows from their screens now. */
  knownOf: Awaited<ReturnType<typeof knowledge>>
}

/** How often each call succeeded, over all lives. */
export type Tally = Map<string, number>

const minute = 60_000
const day = 24 * 60 * minute
const jumps = [minute, 20 * minute, day, 8 * day, 40 * day]
/** What an unsteady network does to the calls of a recipe. */
const troubles = { doubled: 0.1, lost: 0.05 }
const weights = { money: 6, write: 3, read: 3, report: 0.2 } as const

/**
 * Plays some random customers for so many steps, on newly seeded data: right and wrong calls of every endpoint, chains of right ones, calls
 * that are doubled or whose answers are lost, ids of other customers, what providers decide, and jumps of the clock. No answer is a fault, and no
 * rule of money is broken after a step that is more than a read nor at the end, or `Found` is thrown. The same seed plays the same life.
 */
export async function playLife(stage: Stage, seed: number, steps: number, tally: Tally): Promise<void> {
  const { server } = stage
  const random = randomFrom(seed)
  await stage.begin()
  const customers = await Promise.all(chosen(random, 3).map((mobile) => arrive(stage, mobile)))
  for (let step = 0; step < steps; step += 1) {
    const chance = random()
    const customer = pick(random, customers)
    if (!customer) return
    let isRead = false
    if (step % 6 === 0) for (const one of customers) one.know(await stage.knownOf(one.mobile))
    if (chance < 0.06) {
      server.clock.now += pick(random, jumps) ?? 0
      await server.tick()
    } else if (chance < 0.16) await decide(server, random)
    else if (chance < 0.34) await doRecipe(stage, { random, customer, tally })
    else {
      const route = weighted(random, stage.routes)
      isRead = route.endpoint.kind === 'read'
      await doCall(stage, { random, customer, customers, route, tally })
    }
    if (!isRead || step === steps - 1) await checkRules(server, step)
  }
}

async function checkRules({ db }: Server, step: number): Promise<void> {
  const broken = await brokenRules(db)
  if (broken.length > 0) throw new Found(`step ${step}: ${broken.join('; ')}`)
}

/** A customer who is signed in on two devices. */
async function arrive({ server, publicKey }: Stage, mobile: string): Promise<Customer> {
  const logIn = async () => (await server.call(wxLogin, { jsCode: 'test', phoneCode: `phone:${mobile}` })).mToken ?? ''
  return new Customer(mobile, [await logIn(), await logIn()], server, publicKey)
}

function weighted(random: () => number, routes: readonly Route[]): Route {
  const total = routes.reduce((sum, { endpoint }) => sum + weights[endpoint.kind], 0)
  let rest = random() * total
  const found = routes.find(({ endpoint }) => {
    rest -= weights[endpoint.kind]
    return rest < 0
  })
  return found ?? (routes[0] as Route)
}

interface Doing {
  random(): number
  customer: Customer
  customers: readonly Customer[]
  route: Route
  tally: Tally
}

async function doCall(stage: Stage, { random, customer, customers, route, tally }: Doing): Promise<void> {
  const { server, definitions } = stage
  customer.values.learn({ code: await newestCodes(server, customer.mobile) })
  // Some calls use what another customer has read.
  const { values } = random() < 0.12 ? (pick(random, customers) ?? customer) : customer
  const right = requestOf(stage.requestSchema(route), { definitions, random, values }) as Record<string, unknown>
  const data = random() < 0.2 ? spoilt(right, random) : right
  const token = random() < 0.04 ? undefined : pick(random, customer.tokens)
  const requestId = String(Math.floor(random() * 1e14)).padStart(28, '1')
  const times = random() < 0.06 ? 10 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => customer.send(route, data, { token, requestId })),
  )
  const others = customers.filter((one) => one !== customer)
  for (const answer of answers) {
    const fault = faultOf(answer, customer, others)
    if (fault) throw new Found(`${route.endpoint.path} ${JSON.stringify(data).slice(0, 1_000)} ${fault}`)
  }
  const [answer] = answers
  const isLost = random() < 0.05
  if (answer && isSuccess(answer)) {
    tally.set(route.endpoint.path, (tally.get(route.endpoint.path) ?? 0) + 1)
    if (!isLost) customer.read(answer)
  }
}

function isSuccess({ status, text }: Answer): boolean {
  if (status !== 200) return false
  const { code, status: state, suc } = JSON.parse(text) as Record<string, unknown>
  return code === '000000' || code === 1 || state === 1 || suc === true
}

/** The last codes that were sent to a number, the newest last. */
async function newestCodes({ db }: Server, mobile: string): Promise<string[]> {
  const rows = await db
    .select({ code: smsMessages.code })
    .from(smsMessages)
    .where(eq(smsMessages.mobile, mobile))
    .orderBy(desc(smsMessages.messageId))
    .limit(2)
  return rows.map(({ code }) => code).reverse()
}

/** Plays a chain of right calls on one of the customer's devices; a refusal ends it. */
async function doRecipe(
  { server }: Stage,
  { random, customer, tally }: Omit<Doing, 'customers' | 'route'>,
): Promise<void> {
  const name = pick(random, Object.keys(recipes)) ?? ''
  const faults: string[] = []
  const sandbox = { ...sandboxAt('http://sandbox'), close: async () => undefined }
  const actor = {
    sandbox,
    mobile: customer.mobile,
    token: pick(random, customer.tokens) ?? '',
    random,
    pass: async (ms: number) => {
      server.clock.now += ms
      await server.tick()
    },
  }
  const before = actor.token
  const { fetch } = globalThis
  globalThis.fetch = troubled(
    (request) => sendWithProvider(server, request),
    troubles,
    random,
    ({ url }, { status }) => {
      if (status >= 500) faults.push(`${name}: ${url} answers ${status}`)
    },
  )
  try {
    await recipes[name]?.(actor)
    tally.set(`recipe ${name}`, (tally.get(`recipe ${name}`) ?? 0) + 1)
  } catch {
    // Refused, as it may be; what must hold is asked after the step.
  } finally {
    globalThis.fetch = fetch
  }
  if (actor.token !== before) customer.tokens = [actor.token]
  if (faults.length > 0) throw new Found(faults.join('; '))
}
