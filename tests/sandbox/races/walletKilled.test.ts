import { until } from '@tests/fixtures/until'
import { startSandbox } from '@tests/sandbox/startSandbox'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { newRequestId, readInbox } from '@tests/sandbox/wireClient'
import { getCode } from '@/contract/session'
import { bindAccount } from '@/contract/wallet/accounts'
import { balance } from '@/contract/wallet/balance'
import { withdraw, withdrawList } from '@/contract/wallet/withdraw'
import { accountsOf } from '../../../sandbox/areas/wallet/accounts'
import { credit } from '../../../sandbox/areas/wallet/lots'
import { newWithdrawId, takeOut } from '../../../sandbox/areas/wallet/withdrawals'
import { type OpenDatabase, openDb } from '../../../sandbox/db/client'
import { lockAccount } from '../../../sandbox/ledger/ledger'
import { byTurns, type Pair, startPair } from './twoProcesses'

const OWNERS = 24
const AMOUNT = 5_000
const HOUR_MS = 3_600_000
const title = { zh: '奖励', en: 'Reward' }

let pair: Pair
let database: OpenDatabase
beforeAll(async () => {
  pair = await startPair()
  database = await openDb({ databaseUrl: pair.databaseUrl })
})
afterAll(async () => {
  await database.close()
  await pair.close()
})

interface Owner {
  userId: number
  token: string
  accountId: string
}

/** A new customer who is verified, with 50.00 yuan and an account. */
async function owner(mobile: string): Promise<Owner> {
  const token = await pair.other.login(mobile)
  const [user] = await pair.rows<{ user_id: number }>('select user_id from users where mobile = $1', [mobile])
  const userId = user?.user_id ?? 0
  await pair.rows(
    `insert into identities
       (user_id, name, id_number, sex, nation, birthday, address, issuer, valid_from, valid_until, confirmed_at, face_at)
     values ($1, 'N', $2, 'male', 'N', '1990-01-01', 'A', 'I', '2020-01-01', 'long', now(), now())`,
    [userId, `ID${mobile}`],
  )
  const { data } = await pair.other.call(bindAccount, { kind: 'alipay', account: mobile }, { token })
  const reward = { userId, reason: 'bonus', ref: `killed-${userId}`, title, amount: AMOUNT, now: new Date() } as const
  await database.db.transaction((tx) => credit(tx, reward))
  return { userId, token, accountId: data.account.accountId }
}

async function owners(count: number, from: number): Promise<Owner[]> {
  const made: Owner[] = []
  for (let index = 0; index < count; index++) made.push(await owner(`139${from + index}`))
  return made
}

/** Each customer: what the wallet holds, its entries and lots sum to, and what was withdrawn and on its way. */
const booksOf = (userIds: readonly number[]) =>
  pair.rows<{ balance: number; entries: number; lots: number; made: number; moves: number }>(
    `select a.balance::int, (select sum(amount)::int from ledger_entries e where e.account = a.account) as entries,
       (select sum(left_amount)::int from wallet_lots l where 'wallet:' || l.user_id = a.account) as lots,
       (select count(*)::int from withdrawals w where 'wallet:' || w.user_id = a.account) as made,
       (select count(*)::int from ledger_transactions t join withdrawals w on w.withdraw_id = t.ref
         where t.reason = 'withdraw' and 'wallet:' || w.user_id = a.account) as moves
     from ledger_accounts a where a.account = any($1) order by a.account`,
    [userIds.map((userId) => `wallet:${userId}`)],
  )

const ledgerSum = async () => {
  const [row] = await pair.rows<{ sum: string }>('select sum(balance) from ledger_accounts')
  return Number(row?.sum)
}

/** How many payouts of each customer go to each of two accounts. */
const EACH = 10
const card = { kind: 'bank', name: { zh: '银行', en: 'Bank' }, masked: '**** 9999' } as const

const holds: (() => Promise<void>)[] = []
// A test that fails leaves none held, which the database would wait for at its end.
afterEach(() => Promise.all(holds.splice(0).map((release) => release())))

/** Keeps an account of the ledger locked until it is released, so that who moves its money waits. */
function holdAccount(account: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holding = database.db.transaction(async (tx) => {
    await lockAccount(tx, account)
    isHeld()
    await released
  })
  const end = () => {
    release()
    return holding
  }
  holds.push(end)
  return { held, release: end }
}

it('W1 one customer withdraws all at both processes at once, with one code: it leaves once', async () => {
  const [one] = await owners(1, 50_000_100)
  if (!one) throw new Error('no customer')
  await pair.one.call(getCode, { scene: 'withdraw' }, { token: one.token })
  const [last] = await readInbox(pair.one.url, '13950000100')
  const req = { accountId: one.accountId, amount: AMOUNT, fee: 10, code: last?.code ?? '' }
  const answers = await byTurns([pair.one, pair.other], 50, (at) => at.call(withdraw, req, { token: one.token }))
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'BALANCE_SHORT')).toHaveLength(49)
  expect(await booksOf([one.userId])).toEqual([{ balance: 0, entries: 0, lots: 0, made: 1, moves: 1 }])
  expect(await ledgerSum()).toBe(0)
})

it('W2 one of two processes is killed among withdrawals: none is half done, and a retry gets the first result', async () => {
  const killed = await pair.again()
  const people = await owners(OWNERS, 50_000_200)
  const codes = await Promise.all(
    people.map(async ({ token }, index) => {
      await pair.other.call(getCode, { scene: 'withdraw' }, { token })
      const [last] = await readInbox(pair.other.url, `139${50_000_200 + index}`)
      return last?.code ?? ''
    }),
  )
  const requestIds = people.map(() => newRequestId())
  const send = (at: typeof killed, index: number) => {
    const { accountId = '', token } = people[index] ?? {}
    const req = { accountId, amount: AMOUNT, fee: 10, code: codes[index] ?? '' }
    return at.call(withdraw, req, { token, requestId: requestIds[index] })
  }
  // Only the process that is killed is asked for this one, which stops in its middle.
  const held = holdAccount(`wallet:${people[0]?.userId}`)
  await held.held
  let answered = 0
  const batch = byTurns([killed, pair.other], OWNERS, async (at, index) => {
    const answer = await send(at, index).catch(() => undefined)
    if (answer) answered += 1
    return answer
  })
  await until(
    () => answered >= 3,
    () => 'three answers',
  )
  await killed.kill9()
  const first = await batch
  await held.release()
  expect(first[0]).toBeUndefined()
  expect(await ledgerSum()).toBe(0)
  for (const row of await booksOf(people.map(({ userId }) => userId))) {
    const isMade = row.made === 1
    const left = isMade ? 0 : AMOUNT
    expect(row).toEqual({ balance: left, entries: left, lots: left, made: Number(isMade), moves: Number(isMade) })
  }

  const again = await Promise.all(people.map((_, index) => send(pair.other, index)))
  for (const [index, answer] of first.entries()) {
    expect(again[index]?.code).toBe('000000')
    if (answer) expect(again[index]?.body).toEqual(answer.body)
  }
  expect(await booksOf(people.map(({ userId }) => userId))).toEqual(
    people.map(() => ({ balance: 0, entries: 0, lots: 0, made: 1, moves: 1 })),
  )
  expect(await ledgerSum()).toBe(0)
})

it('W2 killed after its commit and before its answer: the restarted server gives the same intent its first result', async () => {
  const sandbox = await startSandbox()
  const play = await WalletPlay.of(sandbox, '13800138004')
  const { accountId } = await play.account('bank')
  const req = { accountId, amount: 1_000, fee: 0, code: await play.code() }
  const requestId = newRequestId()
  await sandbox.fault({ kind: 'kill-after', path: '/balance/withdraw' })
  await expect(play.send(req, requestId)).rejects.toThrow()
  await sandbox.kill9()

  const restarted = await startSandbox({ dir: sandbox.dir, port: Number(new URL(sandbox.url).port) })
  const [kept] = (await restarted.call(withdrawList, { page: 1 }, { token: play.token })).data.withdrawList
  expect(kept?.amount).toBe(1_000)
  const again = await play.send(req, requestId)
  expect(again.data).toEqual({ withdrawId: kept?.withdrawId })
  expect((await restarted.call(balance, {}, { token: play.token })).data.balance).toBe(86_640 - 1_000)
  await restarted.close()
  await sandbox.close()
})

it('W2 a process that is killed while it works off payouts leaves each paid or open, and another one pays each once', async () => {
  const people = await owners(4, 50_000_300)
  // An hour ahead, where only the clock of the process that is to be killed is: the others find nothing due.
  const now = new Date(Date.now() + HOUR_MS)
  const made: string[] = []
  for (const { userId } of people) {
    const [account] = await accountsOf(database.db, userId)
    if (!account) throw new Error('no account was bound')
    for (let count = 0; count < 2 * EACH; count++) {
      const withdrawId = newWithdrawId(now)
      made.push(withdrawId)
      const to = count < EACH ? account : card
      await database.db.transaction((tx) =>
        takeOut(tx, { withdrawId, userId, accountId: '', amount: 100, fee: 10, now }, to),
      )
    }
  }
  const standing = () =>
    pair.rows<{ status: string; ended: boolean; payouts: number; fee: number }>(
      `select w.status, w.ended_at is not null as ended,
         (select count(*)::int from ledger_transactions t where t.ref = w.withdraw_id and t.reason = 'payout') as payouts,
         coalesce((select sum(e.amount)::int from ledger_transactions t join ledger_entries e using (transaction_id)
           where t.ref = w.withdraw_id and e.account = 'fee:withdraw'), 0) as fee
       from withdrawals w where w.withdraw_id = any($1)`,
      [made],
    )
  const paid = { status: 'paid', ended: true, payouts: 1, fee: 10 }
  const token = people[0]?.token ?? ''
  const killed = await pair.again()
  await killed.fault({ kind: 'clock', ms: HOUR_MS + 60_000 })
  // The first call makes all of them go on, and the second one, more than a minute later, pays them.
  await killed.call(balance, {}, { token })
  const bank = holdAccount('outside:payout-bank')
  await bank.held
  // The process pays what is due by itself, too, and answers this when it has: it is killed before.
  const moved = killed.fault({ kind: 'clock', ms: 70_000 }).catch(() => undefined)
  const working = killed.call(balance, {}, { token }).catch(() => undefined)
  // Alipay takes seconds and the card's bank a minute, so that the first half is paid before the process waits in the middle of the first payout to a card.
  // Two calls and the timer pay at once: who takes that one holds the account of the fees, for which the others may wait in their last payouts to Alipay.
  const least = made.length / 2 - 2
  const paidSoFar = async () => (await standing()).filter(({ status }) => status === 'paid').length
  await until(
    async () => (await paidSoFar()) >= least,
    () => 'the payouts to Alipay',
  )
  await killed.kill9()
  await Promise.all([moved, working])
  await bank.release()
  const open = { status: 'processing', ended: false, payouts: 0, fee: 0 }
  const after = await standing()
  expect(after).toEqual(after.map(({ status }) => (status === 'paid' ? paid : open)))
  const paidCount = after.filter(({ status }) => status === 'paid').length
  expect(paidCount).toBeGreaterThanOrEqual(least)
  expect(paidCount).toBeLessThanOrEqual(made.length / 2)
  expect(await ledgerSum()).toBe(0)

  const others = await Promise.all([pair.again(), pair.again()])
  await Promise.all(others.map((at) => at.fault({ kind: 'clock', ms: HOUR_MS + 300_000 })))
  await byTurns([others[0], others[1]], 6, (at) => at.call(balance, {}, { token }))
  expect(await standing()).toEqual(made.map(() => paid))
  expect(await ledgerSum()).toBe(0)
})
