import { desc, eq, isNotNull } from 'drizzle-orm'
import { wxLogin } from '@/contract/session'
import { isOpen } from '../../sandbox/areas/cashier/rules'
import { payments } from '../../sandbox/areas/cashier/tables'
import { smsMessages } from '../../sandbox/areas/session/tables'
import type { Route } from '../../sandbox/implement'
import { registeredPeople } from '../../sandbox/people/people'
import { providerOf } from '../../sandbox/provider/notification'
import { compose } from '../../sandbox/provider/send'
import { randomFrom } from '../fixtures/random'
import type { Answer, Server } from '../histories/world/server'
import { Customer } from './customer'
import { brokenRules } from './invariants'
import { faultOf } from './judge'
import type { knowledge } from './known'
import { pick, requestOf, type Schema, spoilt } from './requests'

/** What is there for all lives. */
export interface Stage {
  server: Server
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
const outcomes = ['success', 'success', 'failure', 'pending'] as const
const weights = { money: 6, write: 3, read: 3, report: 0.2 } as const

/** A fault, with the step that shows it. */
export class Found extends Error {}

/**
 * Plays some random customers for so many steps, on newly seeded data: right and wrong calls of every endpoint, calls that are doubled or
 * whose answers are lost, ids of other customers, what providers decide, and jumps of the clock. After each step no answer is a fault and no
 * rule of money is broken, or `Found` is thrown. The same seed plays the same life.
 */
export async function playLife(stage: Stage, seed: number, steps: number, tally: Tally): Promise<void> {
  const { server } = stage
  const random = randomFrom(seed)
  await server.post('/sandbox/reset', {}, '{}')
  const customers = await Promise.all(chosen(random, 3).map((mobile) => arrive(stage, mobile)))
  for (let step = 0; step < steps; step += 1) {
    const chance = random()
    const customer = pick(random, customers)
    if (!customer) return
    if (step % 6 === 0) for (const one of customers) one.know(await stage.knownOf(one.mobile))
    if (chance < 0.06) {
      server.clock.now += pick(random, jumps) ?? 0
      await server.tick()
    } else if (chance < 0.16) await decide(stage, random)
    else await doCall(stage, { random, customer, customers, route: weighted(random, stage.routes), tally })
    const broken = await brokenRules(server.db)
    if (broken.length > 0) throw new Found(`step ${step}: ${broken.join('; ')}`)
  }
}

/** Different customers of the seeded data. */
function chosen(random: () => number, count: number): string[] {
  const left = registeredPeople.map(({ mobile }) => mobile)
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '')
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

/** A provider tells of one of its payments, perhaps twice. */
async function decide({ server }: Stage, random: () => number): Promise<void> {
  const all = await server.db.select().from(payments).where(isNotNull(payments.session)).orderBy(payments.bizNo)
  const payment = pick(random, random() < 0.9 ? all.filter(({ status }) => isOpen(status)) : all)
  if (!payment) return
  const outcome = pick(random, outcomes) ?? 'success'
  const body = JSON.stringify(compose(payment, outcome, server.notifySecret, server.clock.now))
  const send = () => server.post(`/notify/${providerOf(payment.assetType)}`, {}, body)
  const answers = await Promise.all(random() < 0.2 ? [send(), send()] : [send()])
  const fault = answers.find(({ status }) => status >= 500)
  if (fault) throw new Found(`a notification of ${payment.bizNo} answers ${fault.status}: ${fault.text}`)
}
