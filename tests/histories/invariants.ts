import { isOpen } from '../../sandbox/areas/cashier/paymentState'
import { blocksOf } from '../../sandbox/areas/deregistration/blocks'
import { type Books, type PaymentRow, readBooks, readLedger } from './world/books'
import type { Device } from './world/device'
import type { Server } from './world/server'
import type { World } from './world/world'

/** Something that must never be, with what it was seen in. */
export class Broken extends Error {}

function must(isTrue: boolean, rule: string, seen: object): void {
  if (!isTrue) throw new Broken(`${rule}\n${JSON.stringify(seen, undefined, 1)}`)
}

/** The books as they were read last: they change only with what the server does. */
const lastRead = new WeakMap<World, { books: Books; changes: number }>()

async function booksOf(world: World): Promise<Books> {
  const { server, customer } = world
  const changes = server.changes()
  const last = lastRead.get(world)
  if (last?.changes === changes) return last.books
  const books = await readBooks(server.db, customer.userId, customer.target.orderId)
  lastRead.set(world, { books, changes })
  return books
}

const isPaid = ({ status }: PaymentRow): boolean => status === 'PAYMENT_SUCCESS'

/** Whether money may still move for a payment that is open. */
const isLive = ({ status, session_ends_at: end }: PaymentRow, now: number): boolean =>
  isOpen(status) && (status === 'PAYMENT_PROCESS_IN' || Date.parse(end) > now)

/** What holds after every step. */
export async function checkStep(world: World): Promise<void> {
  const books = await booksOf(world)
  checkBooks(world, books)
  checkSubsidy(books)
  checkScreens(world, books)
  for (const device of world.devices) checkKnown(world, device, books)
  const unasked = world.tabs.flatMap((tab) => tab.unasked)
  must(unasked.length === 0, 'a payment that is open is asked about before another one is made', unasked)
}

/** The server's own books: one charge that is kept, goods for it, refunds for the others, and the truth of providers and banks. */
function checkBooks({ server, provider }: World, { payments, delivered, deliveries }: Books): void {
  const paid = payments.filter(isPaid)
  const kept = paid.filter((payment) => !payment.refunded)
  must(kept.length <= 1, 'an order is charged once', payments)
  must(delivered === kept.length > 0 && deliveries === kept.length, 'what is charged is delivered, once', {
    payments,
    delivered,
    deliveries,
  })
  const live = payments.filter((payment) => isLive(payment, server.clock.now))
  must(live.length <= 1, 'one payment of an order at a time can still move money', live)
  for (const payment of payments) {
    const { session, codes_used: codes, moves, amount } = payment
    must(payment.requests !== null, 'each payment has an intent of its own', payment)
    const income = (moves ?? []).filter(({ account }) => /^(income|refunds):/.test(account))
    must(income.length === (isPaid(payment) ? 1 : 0), 'a payment is booked once, when it is paid', payment)
    if (!isPaid(payment)) continue
    const isRefund = income[0]?.account === 'refunds:due'
    must(
      income[0]?.amount === amount && isRefund === payment.refunded,
      'the ledger says what a payment brought',
      payment,
    )
    const isTrue = session ? provider.sessions.get(session) === 'success' : codes > 0
    must(isTrue, 'a payment is paid only where the provider or the bank has said so', payment)
  }
}

/** What one month brings to a customer without a membership, in fen. */
const MONTH = 10_000

/** An order holds the subsidy that it took until it ends without its goods; the account has the rest of the month, or a whole new one. */
function checkSubsidy({ subsidy, orderState = '' }: Books): void {
  if (!subsidy) return
  const { taken, held, left } = subsidy
  const isOver = ['cancelled', 'refunding', 'refunded'].includes(orderState)
  must(taken > 0 && held === (isOver ? 0 : taken), 'an order holds the subsidy that it took', { orderState, subsidy })
  must(left === MONTH || left === MONTH - held, 'a subsidy is what the month brings without what orders hold', subsidy)
}

/** A screen shows what the server has decided, never what an address or a host says. */
function checkScreens({ tabs }: World, { payments }: Books): void {
  for (const { screen } of tabs) {
    if (screen?.isPaid) must(payments.some(isPaid), 'a screen shows paid only where the server has the money', payments)
  }
}

/** A payment that this device has made, and that is not decided, is kept there, unless its customer has signed out since. */
function checkKnown({ server }: World, device: Device, { payments }: Books): void {
  const kept = device.kept.map(({ payment }) => payment)
  for (const payment of payments.filter((one) => isLive(one, server.clock.now))) {
    const ours = device.intents.filter((requestId) => payment.requests?.includes(requestId))
    if (ours.length === 0) continue
    const isKnown = kept.some(
      ({ requestId, bizNo }) => bizNo === payment.biz_no || payment.requests?.includes(requestId) === true,
    )
    must(isKnown, 'an open payment is kept on the device that made it', { payment, kept, ours })
  }
}

/** What holds once everything was answered and told, and all devices were started again long after. */
export async function checkEnd(world: World): Promise<void> {
  const books = await booksOf(world)
  const { payments } = books
  must(!payments.some(({ status }) => isOpen(status)), 'in the end every payment is decided', payments)
  const { server, customer } = world
  const now = server.clock.now
  const overdue = payments.filter(({ owed_since: due }) => due !== null && Date.parse(due) <= now)
  must(overdue.length === 0, 'no refund that is due survives its term', overdue)
  const blocks = await blocksOf(server.db, { userId: customer.userId, mobile: '', now: new Date(now) })
  const endless = blocks.filter(({ kind }) => kind === 'OPEN_ORDERS' || kind === 'OPEN_PAYMENTS')
  must(endless.length === 0, 'the closing of an account is never blocked by what its customer cannot end', endless)
  for (const [session, standing] of world.provider.sessions) {
    const payment = payments.find((one) => one.session === session)
    if (standing === 'success') must(payment !== undefined && isPaid(payment), 'money that was taken arrives', payments)
  }
  for (const device of world.devices) {
    must(device.kept.length === 0, 'in the end no device waits for a payment', device.kept)
  }
  for (const { screen, device } of world.tabs) {
    if (!screen) continue
    const told = { screen: screen.kind, state: screen.pay.state, payments, stored: [...device.stored] }
    must(
      screen.isPaid === books.delivered,
      'in the end a screen shows paid where the order is paid, and nowhere else',
      told,
    )
  }
}

/** Nothing on a screen waits endlessly. */
export function checkIdle({ tabs }: World): void {
  for (const { screen } of tabs) {
    must(screen?.pay.state !== 'creating', 'no button stays busy once all calls are answered', { screen: screen?.kind })
  }
}

/** The ledger of all histories so far. */
export async function checkLedger({ db }: Server): Promise<void> {
  const { groups, unbalanced, drifted } = await readLedger(db)
  const { outside = 0, ...inside } = groups
  const sum = Object.values(inside).reduce((total, amount) => total + Number(amount), 0)
  must(
    unbalanced === 0 && drifted === 0,
    'each movement of the ledger sums to zero, and each account to its movements',
    {
      unbalanced,
      drifted,
    },
  )
  must(sum === -Number(outside), 'the groups of accounts of the ledger sum to zero', groups)
}
