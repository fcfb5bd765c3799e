import { sandboxTest } from '@tests/sandbox/startSandbox'
import { creditReport, creditReportInfo, creditScore, displayClassify, limitAmountStatus } from '@/contract/credit'

const sandbox = sandboxTest()

const member = '13800138002'
const inReview = '13800138009'

it('the score of a customer comes with what moved it, its day and its range', async () => {
  const token = await sandbox.login(member)
  const { data } = await sandbox.call(creditScore, {}, { token, lang: 'en' })
  expect(data.score).toBeGreaterThan(data.minimum)
  expect(data.score).toBeLessThan(data.maximum)
  expect(data.factors.map(({ name }) => name)).toContain('Bank cards')
  expect(data.nextTime).toBeGreaterThan(data.scoreTime)
})

it('a customer whose account is not open has no score, no report, and is in review or has not applied', async () => {
  const token = await sandbox.login(inReview)
  const { data } = await sandbox.call(creditScore, {}, { token, lang: 'en' })
  expect([data.score, data.level]).toEqual([undefined, 'You get a score the month after your account is open'])
  expect((await sandbox.call(creditReportInfo, {}, { token })).data.reportTime).toBeUndefined()
  expect((await sandbox.call(creditReport, {}, { token })).code).toBe('REPORT_NONE')
  expect((await sandbox.call(displayClassify, {}, { token })).data).toEqual({ classify: 'review' })
  const fresh = await sandbox.login('13900000411')
  expect((await sandbox.call(displayClassify, {}, { token: fresh })).data).toEqual({ classify: 'none' })
})

it('the report counts an order whose money is back among the refunded ones', async () => {
  // The report of the next month has every order of the seed.
  await sandbox.fault({ kind: 'clock', ms: 31 * 24 * 3_600_000 })
  const token = await sandbox.login(member)
  const { data } = await sandbox.call(creditReportInfo, {}, { token })
  expect(data.refundedOrders).toBe(1)
})

it('S6 R-20 the report is read by GET, and shows the phone masked', async () => {
  const token = await sandbox.login(member)
  const { data } = await sandbox.call(creditReport, {}, { token, lang: 'en' })
  expect(data.reportNo).toMatch(/^CR\d{8}000102$/)
  expect(JSON.stringify(data)).toContain('138 **** 8002')
  expect(JSON.stringify(data)).not.toContain(member)
})

it('R-20 a GET without a login is refused as any other call', async () => {
  expect((await sandbox.call(creditReport, {}, {})).code).toBe('300000')
})

it('a high score is matched with an amount, a low one is refused with a reason and a day', async () => {
  const matched = await sandbox.login(member)
  expect((await sandbox.call(displayClassify, {}, { token: matched })).data).toEqual({ classify: 'matched' })
  const offer = (await sandbox.call(limitAmountStatus, {}, { token: matched, lang: 'en' })).data
  expect(offer).toMatchObject({ provider: 'Galaxy Consumer Finance', reason: '' })
  expect(offer.amount).toBeGreaterThanOrEqual(500_000)
  const refused = await sandbox.login('13800138007')
  expect((await sandbox.call(displayClassify, {}, { token: refused })).data).toEqual({ classify: 'refused' })
  const answer = (await sandbox.call(limitAmountStatus, {}, { token: refused, lang: 'en' })).data
  expect(answer).toMatchObject({ amount: 0, provider: '' })
  expect(answer.reason).toContain('not high enough')
  expect(answer.retryTime).toBeGreaterThan(Date.now())
})
