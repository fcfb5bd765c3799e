import type { OrderState } from '@/contract/order/detail'
import { toolTexts } from '../../../sandbox/areas/cashier/toolTexts'
import { cardCodesFor, voucherCodeOf } from '../../../sandbox/areas/order/cardCodes'
import type { OrderRecord } from '../../../sandbox/areas/order/payable'
import { asDetail, asRow } from '../../../sandbox/areas/order/views'

const states: OrderState[] = ['unpaid', 'paying', 'paid', 'finished', 'cancelled', 'refunding', 'refunded']
const at = new Date('2025-06-01T12:00:00Z')
const order = {
  orderId: 'M1',
  userId: 101,
  state: 'unpaid',
  title: { zh: '话费 50 元', en: 'Phone credit ¥50' },
  goodsId: '10101',
  rechargeType: 'phone-50',
  rechargeTypeName: { zh: '50 元', en: '¥50' },
  kind: 'phone',
  quantity: 2,
  payAmount: 9_700,
  goodsAmount: 10_000,
  memberDiscountAmount: 200,
  couponDiscountAmount: 100,
  rechargeAccount: '13800138001',
  createdAt: at,
  payDeadline: new Date(at.getTime() + 900_000),
  paidAt: null,
  payAssetType: null,
  cardCodes: [],
} as unknown as OrderRecord
const viewer = { lang: 'zh-CN', origin: 'http://shop', now: at } as const

describe('an order as it is shown', () => {
  it('names each state in both languages, each in its own words', () => {
    const texts = (lang: 'zh-CN' | 'en') =>
      states.map((state) => asRow({ ...order, state }, { ...viewer, lang }).stateText)
    expect(texts('zh-CN')).toEqual(['待支付', '支付中', '发放中', '已完成', '已取消', '退款中', '已退款'])
    expect(texts('en').every((text) => /^[A-Z][a-z ]+$/.test(text))).toBe(true)
    expect(new Set(texts('en')).size).toBe(states.length)
  })

  it('carries its amounts, times and goods', () => {
    expect(asDetail(order, viewer)).toEqual({
      orderId: 'M1',
      state: 'unpaid',
      stateText: '待支付',
      goods: {
        goodsId: '10101',
        title: '话费 50 元',
        picture: 'http://shop/pictures/thumb/10101.png',
        rechargeType: 'phone-50',
        rechargeTypeName: '50 元',
        kind: 'phone',
      },
      quantity: 2,
      goodsAmount: 10_000,
      memberDiscountAmount: 200,
      couponDiscountAmount: 100,
      payAmount: 9_700,
      rechargeAccount: '13800138001',
      createdAt: at.getTime(),
      payDeadline: at.getTime() + 900_000,
      cardCodes: [],
    })
  })

  it('says how and when it was paid once it is', () => {
    const paid = (payAssetType: 'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY', lang: 'zh-CN' | 'en') =>
      asDetail({ ...order, paidAt: at, payAssetType } as OrderRecord, { ...viewer, lang })
    expect(paid('ALIPAY', 'zh-CN')).toMatchObject({ paidAt: at.getTime(), payToolName: '支付宝' })
    expect(Object.keys(toolTexts).map((tool) => paid(tool as 'ALIPAY', 'zh-CN').payToolName)).toEqual([
      '银行卡',
      '支付宝',
      '微信支付',
    ])
    expect(paid('DEBIT_CARD', 'en').payToolName).toBe('Bank card')
    expect(paid('WECHATPAY', 'en').payToolName).toBe('WeChat Pay')
  })

  it('says why a top-up was refused, and where its money goes or is', () => {
    const refused = (refundedAt: Date | null, lang: 'zh-CN' | 'en') =>
      asDetail({ ...order, paidAt: at, refusedAt: at, refundedAt, payAssetType: 'ALIPAY' } as OrderRecord, {
        ...viewer,
        lang,
      })
    expect(refused(null, 'zh-CN').refusal).toBe('运营商未受理：号码状态异常。¥97.00 正原路退回支付宝')
    expect(refused(null, 'en').refundedAt).toBeUndefined()
    expect(refused(at, 'en')).toMatchObject({
      refusal: 'The operator refused this number. ¥97.00 is back: Alipay.',
      refundedAt: at.getTime(),
    })
  })
})

describe('the codes of a card', () => {
  const codes = cardCodesFor(40)

  it('S6 are a number of four groups that begins like no bank card, and a password of three without letters that look alike', () => {
    expect(codes).toHaveLength(40)
    for (const { number, password } of codes) {
      expect(number).toMatch(/^8\d{3}( \d{4}){3}$/)
      expect(password).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
    }
    expect(new Set(codes.map(({ password }) => password)).size).toBe(40)
  })

  it('use every digit', () => {
    expect(new Set(codes.flatMap(({ number }) => [...number.replaceAll(' ', '')])).size).toBe(10)
  })

  it('make the bar code of a voucher: the digits of the first card', () => {
    expect(voucherCodeOf([{ number: '1234 5678 9012 3456', password: 'A' }, ...codes])).toBe('1234567890123456')
    expect(voucherCodeOf([])).toBeUndefined()
    expect(asDetail({ ...order, cardCodes: codes } as OrderRecord, viewer).voucherCode).toMatch(/^\d{16}$/)
  })
})
