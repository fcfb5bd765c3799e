import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { Journey, withCode } from './journey'

const BUYER = '13800138001'
const MEMBER = '13800138002'
const ALIPAY = { assetType: 'ALIPAY' } as const
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const

const sandbox = sandboxTest()
let buyer: Journey
let member: Journey

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  member = new Journey(sandbox, await sandbox.login(MEMBER))
})

describe('lost answers', () => {
  it('P3 R-76 a payment whose answer was lost is found by order and requestId, and not made again', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await sandbox.fault({ kind: 'drop-after', path: '/cashier/create-and-pay' })
    await expect(buyer.pay(order, ALIPAY, { requestId })).rejects.toThrow()
    expect((await sandbox.faultLog()).map(({ fault }) => fault.kind)).toEqual(['drop-after'])
    const found = (await buyer.query({ orderId: order.orderId, requestId })).data
    expect(found).toMatchObject({ paymentStatus: 'PAYMENT_CREATED', orderId: order.orderId, amount: order.payAmount })
    expect((await buyer.pay(order, ALIPAY, { requestId })).data.bizNo).toBe(found.bizNo)
  })

  it('P5 a call dropped before the server did anything succeeds once when it is repeated', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await sandbox.fault({ kind: 'drop-before', path: '/cashier/create-and-pay' })
    await expect(buyer.pay(order, ALIPAY, { requestId })).rejects.toThrow()
    expect((await buyer.query({ orderId: order.orderId, requestId })).code).toBe('PAYMENT_UNKNOWN')
    const { bizNo } = (await buyer.pay(order, ALIPAY, { requestId })).data
    expect((await buyer.query({ orderId: order.orderId, requestId })).data.bizNo).toBe(bizNo)
  })

  it('P18 the second tab’s own requestId finds the payment that both share', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const { bizNo } = (await buyer.pay(order, ALIPAY)).data
    await buyer.pay(order, ALIPAY, { requestId })
    expect((await buyer.query({ orderId: order.orderId, requestId })).data.bizNo).toBe(bizNo)
  })

  it('U5 customers cannot read each other’s payments, have their codes sent or confirm them', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    expect((await member.query({ bizNo })).code).toBe('PAYMENT_UNKNOWN')
    expect((await member.sendCode(bizNo)).code).toBe('PAYMENT_UNKNOWN')
    expect((await member.confirm(bizNo, code)).code).toBe('PAYMENT_UNKNOWN')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUBMITTED')
  })
})
