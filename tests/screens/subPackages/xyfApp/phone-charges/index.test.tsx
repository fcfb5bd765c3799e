import { confirmInfo, placed } from '@tests/domain/order/samples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { box, filled, press, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { goods, type RechargeType } from '@/contract/mall/goods'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { topupGoods, topupNumber } from '@/contract/topup'
import { topup as words } from '@/i18n/topup'
import Topup from '@/subPackages/xyfApp/phone-charges/index'

const OWN = '13800138001'

const amount = (face: number, price: number, stock = 9): RechargeType => ({
  type: `phone-${face}`,
  name: `${face} 元`,
  kind: 'phone',
  price,
  originalPrice: face * 100,
  subsidy: face * 100 - price,
  stock,
})
const goodsOf = (goodsId: string, price = 4_750) => ({
  goodsId,
  title: '话费',
  subtitle: '',
  pictures: [],
  brand: { brandId: 'b', name: '', picture: '' },
  rechargeTypes: [amount(30, 2_900), amount(50, price), amount(100, 9_580, 0)],
  defaultType: 'phone-50',
  sold: 0,
  tags: [],
  description: [],
  notes: ['Check the number'],
  maxQuantity: 10,
})

const screen = screenTest(Topup, 'subPackages/xyfApp/phone-charges/index')
afterEach(() => jest.restoreAllMocks())
const text = () => box.textContent ?? ''
const input = () => box.querySelector<HTMLInputElement>('#topup-phone input')

async function open(own: object = ok({ mobile: OWN, arrears: 0 })): Promise<void> {
  screen.open()
  await serve(topupNumber, own)
}

/** Opens the page of a customer with a number, and shows its operator's amounts. */
async function openAmounts(own: object = ok({ mobile: OWN, arrears: 0 })): Promise<void> {
  await open(own)
  await serve(goods, ok(goodsOf(topupGoods.mobile)))
}

async function choose(face: number, info: object = confirmInfo): Promise<void> {
  press(`topup-phone-${face}`)
  await serve(confirmOrderInfo, ok(info))
}

async function typeNumber(number: string): Promise<void> {
  await filled()
  type(input(), number)
  await settle()
}

describe('the number', () => {
  it('S6 is the customer’s own and masked, with its operator, whose amounts are asked for', async () => {
    await openAmounts()
    expect(text()).toContain('138 **** 8001')
    expect(text()).not.toMatch(/138 ?0013/)
    expect(text()).toContain(words.operators.mobile)
    expect(argsOf(callsTo(goods)[0])).toEqual({ goodsId: topupGoods.mobile })
    expect(text()).toContain('售价 ¥47.50')
    expect(text()).toContain('暂时售罄')
  })

  it('R-49 that is typed instead is shown in groups and brings the amounts of its operator', async () => {
    await openAmounts()
    press('topup-switch')
    await typeNumber('13012345678')
    expect(input()?.value).toBe('130 1234 5678')
    await serve(goods, ok(goodsOf(topupGoods.unicom, 4_700)))
    expect(text()).toContain(words.operators.unicom)
    expect(text()).toContain('售价 ¥47.00')
    press('topup-switch')
    await settle()
    expect(argsOf(callsTo(goods).at(-1))).toEqual({ goodsId: topupGoods.mobile })
  })

  it('of no operator says so at once, and offers no amount', async () => {
    await open(refusal('NUMBER_NONE'))
    await typeNumber('15400138001')
    expect(text()).toContain('没有运营商使用这个号段，请检查号码')
    expect(text()).toContain(words.amountHint)
    expect(waiting()).toHaveLength(0)
  })

  it('R-49 of ten digits says so beside the field, and keeps what was typed', async () => {
    await open(refusal('NUMBER_NONE'))
    await typeNumber('1380013800')
    await during(() => input()?.dispatchEvent(new FocusEvent('blur', { bubbles: true })))
    expect(text()).toContain('手机号应为 11 位数字，请检查')
    expect(input()?.value).toBe('138 0013 800')
    expect(box.querySelector('#order-submit')).toBeNull()
  })

  it('in arrears says what it owes, and what it would still owe', async () => {
    await openAmounts(ok({ mobile: OWN, arrears: 3_650 }))
    await says(
      box,
      '该号码已欠费 ¥36.50，充值金额会先抵扣欠费',
      'This number owes ¥36.50. Your top-up covers that first',
    )
    press('topup-phone-30')
    await settle()
    expect(text()).toContain('充值后仍欠 ¥6.50，号码暂不能恢复使用，建议选择更大的金额')
    press('topup-phone-50')
    await settle()
    expect(text()).not.toContain(words.stillOwed(650))
  })

  it('that is typed is asked for its debts; the server’s refusal stands beside it', async () => {
    await open(refusal('NUMBER_NONE'))
    await typeNumber('13000000000')
    expect(argsOf(callsTo(topupNumber).at(-1))).toEqual({ mobile: '13000000000' })
    await serve(topupNumber, refusal('OPERATOR_NONE', '该号段暂不支持充值'))
    expect(box.querySelector('#topup-phone .field-error')?.textContent).toBe('该号段暂不支持充值')
  })
})

describe('an amount', () => {
  it('takes two taps from a known number to the cashier', async () => {
    await openAmounts()
    await choose(50)
    expect(argsOf(callsTo(confirmOrderInfo)[0])).toEqual({
      goodsId: topupGoods.mobile,
      rechargeType: 'phone-50',
      quantity: 1,
    })
    expect(text()).toContain('-¥2.50')
    press('order-submit')
    await settle()
    expect(argsOf(callsTo(order)[0])).toMatchObject({ rechargeAccount: OWN, couponId: 'best', transAmount: 4_250 })
    await serve(order, ok(placed('M7')))
    expect(moves.at(-1)).toBe('redirectTo /subPackages/xyfApp/h5-pay/index?orderId=M7&source=topup')
  })

  it('P1 is ordered once by two taps', async () => {
    await openAmounts()
    await choose(50)
    press('order-submit')
    press('order-submit')
    await settle()
    expect(callsTo(order)).toHaveLength(1)
  })

  it('stays chosen with another number of another operator, whose price is asked for', async () => {
    await openAmounts()
    await choose(50)
    press('topup-switch')
    await typeNumber('13012345678')
    await serve(goods, ok(goodsOf(topupGoods.unicom)))
    expect(argsOf(callsTo(confirmOrderInfo).at(-1))).toMatchObject({
      goodsId: topupGoods.unicom,
      rechargeType: 'phone-50',
    })
    await serve(confirmOrderInfo, ok(confirmInfo))
    press('order-submit')
    await settle()
    expect(argsOf(callsTo(order)[0])).toMatchObject({ goodsId: topupGoods.unicom, rechargeAccount: '13012345678' })
  })

  it('of the operator before cannot be ordered while those of the new one are read', async () => {
    await openAmounts()
    await choose(50)
    press('topup-switch')
    await typeNumber('13012345678')
    expect(text()).toContain(words.amountLoading)
    expect([box.querySelector('#topup-phone-50'), box.querySelector('#order-submit')]).toEqual([null, null])
    expect(callsTo(confirmOrderInfo)).toHaveLength(1)
  })

  it('whose price does not load can be asked for again', async () => {
    await openAmounts()
    press('topup-phone-50')
    await serve(confirmOrderInfo, refusal('STOCK_SHORT'))
    expect(text()).toContain('没有取到价格，请重试')
    press('topup-price-again')
    await serve(confirmOrderInfo, ok(confirmInfo))
    expect(box.querySelector('#order-submit')).not.toBeNull()
  })

  it('an account that the shop refuses is said beside the number', async () => {
    await openAmounts()
    await choose(50)
    press('order-submit')
    await serve(order, refusal('ACCOUNT_INVALID', '请填写正确的充值账号'))
    expect(text()).toContain('请填写正确的充值账号')
  })
})

it('amounts that do not load can be asked for again', async () => {
  await open()
  expect(text()).toContain(words.amountLoading)
  await serve(goods, refusal('GOODS_GONE'))
  expect(text()).toContain('没有取到价格，请重试')
  press('topup-again')
  await serve(goods, ok(goodsOf(topupGoods.mobile)))
  expect(text()).toContain('售价 ¥47.50')
})

it('leads to the orders and to the anti-fraud reminder', async () => {
  await openAmounts()
  press('topup-records')
  press('topup-fraud')
  expect(moves).toEqual([
    'navigateTo /subPackages/xyfApp/order/order-list',
    'navigateTo /subPackages/xyfApp/fraud-tips/index',
  ])
})
