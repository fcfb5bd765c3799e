import { goodsOf, preparedOf, walletOf } from '@tests/domain/coin/samples'
import { done } from '@tests/domain/rights/ownCard'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, filled, press, tap, type } from '@tests/ui/mounted'
import { exchange, preExchange } from '@/contract/coin/exchange'
import { exchangeGoods } from '@/contract/coin/shop'
import { wallet } from '@/contract/coin/wallet'
import { coin as words } from '@/i18n/coin'
import ExchangeCoupon from '@/subPackages/exchange-coupon/index'
import ExchangeRedPacket from '@/subPackages/exchange-redpackage/index'

setUpScreens()
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? ''
const has = (id: string) => box.querySelector(`#${id}`) !== null
const field = () => box.querySelector<HTMLInputElement>('#redeem-code input')
const error = () => box.querySelector('#redeem-code [role=alert]')?.textContent
const packet = (goodsId: string, more: object = {}) =>
  goodsOf({
    goodsId,
    kind: 'redPacket',
    title: '5 元现金红包',
    subTitle: '5 元存入余额',
    coins: 700,
    limit: 3,
    ...more,
  })
const CODE = 'HB05K7M3Q2WX'

async function answer(rows = [packet('packet-5')], balance = 1_280): Promise<void> {
  await serve(wallet, done(walletOf(balance)))
  await serve(exchangeGoods, done({ goodsList: rows }))
  await filled()
}

async function open(rows = [packet('packet-5')], balance = 1_280, code?: string): Promise<void> {
  openScreen(ExchangeRedPacket, 'subPackages/exchange-redpackage/index', { code })
  await answer(rows, balance)
}

async function redeem(text = CODE): Promise<void> {
  type(field(), text)
  press('redeem-submit')
  await settle()
}

describe.each([
  ['redPacket', ExchangeRedPacket, 'subPackages/exchange-redpackage/index'],
  ['coupon', ExchangeCoupon, 'subPackages/exchange-coupon/index'],
] as const)('the screen of %s', (kind, Page, path) => {
  it('R-118 shows the coins and what they buy, and redeems a code of its own kind', async () => {
    openScreen(Page, path)
    await answer()
    expect(callsTo(exchangeGoods).map(argsOf)).toEqual([{ page: 1, kind }])
    expect(box.textContent).toContain(words.redeem[kind].head)
    expect(box.textContent).toContain(words.redeem.balance(1_280))
    await redeem('hb05-k7m3-q2wx')
    await serve(preExchange, ok(preparedOf({ coins: 0, title: '5 元现金红包' })))
    expect(callsTo(preExchange).map(argsOf)).toEqual([{ code: CODE, kind }])
    expect(textOf('#exchange-sheet')).toContain('兑换码免费兑换')
    press('exchange-confirm')
    await serve(exchange, ok({ orderId: 'E1' }))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/gold-shop/success?orderId=E1'])
    await filled()
    expect(field()?.value).toBe('')
  })
})

describe('a code', () => {
  it.each([
    ['', '请输入兑换码'],
    ['HB05', '兑换码为 12 位字母和数字，请检查'],
  ])('R-118 %j is not sent, and the field says why', async (text, problem) => {
    await open()
    await redeem(text)
    expect([error(), callsTo(preExchange), field()?.value]).toEqual([problem, [], text])
  })

  it.each(['CODE_WRONG', 'CODE_USED', 'CODE_OTHER_KIND', 'CODE_ENDED', 'CODE_TRIES'])(
    'R-118 that is refused as %s is said beside the field, and stays there',
    async (code) => {
      await open()
      await redeem()
      await serve(preExchange, refusal(code, `refused as ${code}`))
      await filled()
      expect([error(), field()?.value, has('exchange-sheet')]).toEqual([`refused as ${code}`, CODE, false])
    },
  )

  it('R-118 that another customer used meanwhile is said in the sheet, and stays typed', async () => {
    await open()
    await redeem()
    await serve(preExchange, ok(preparedOf({ coins: 0 })))
    press('exchange-confirm')
    await serve(exchange, refusal('CODE_USED', '该兑换码已被使用'))
    await answer()
    expect(textOf('#exchange-sheet')).toContain('该兑换码已被使用')
    press('exchange-other')
    await filled()
    expect([has('exchange-sheet'), field()?.value]).toEqual([false, CODE])
  })

  it('R-118 of a link is filled in', async () => {
    await open([packet('packet-5')], 1_280, CODE)
    await filled()
    expect(field()?.value).toBe('HB05-K7M3-Q2WX')
  })

  it('P1 two taps ask for it once; P3 no answer is told, and the code stays', async () => {
    await open()
    type(field(), CODE)
    press('redeem-submit')
    press('redeem-submit')
    await serve(preExchange, 'no network')
    await filled()
    expect([callsTo(preExchange).length, field()?.value, has('exchange-sheet')]).toEqual([1, CODE, false])
  })
})

describe('goods for coins', () => {
  it('R-118 say in place of the button why they cannot be exchanged, and lead to tasks where coins are short', async () => {
    await open([packet('a', { stock: 0 }), packet('b', { taken: 3 }), packet('c', { coins: 2_000 }), packet('d')])
    const closed = [...box.querySelectorAll('.redeem-row-closed')].map(({ textContent }) => textContent)
    expect(closed).toEqual([words.soldOut, words.limited, '还差 720 金币'])
    expect(['a', 'b', 'c', 'd'].map((id) => has(`redeem-${id}`))).toEqual([false, false, false, true])
    press('redeem-earn-c')
    expect(moves).toEqual(['navigateTo /subPackages/cash-task/index'])
  })

  it('R-118 are prepared and exchanged, and what was typed stays', async () => {
    await open()
    type(field(), 'HB0')
    press('redeem-packet-5')
    await serve(preExchange, ok(preparedOf({ coins: 700 })))
    press('exchange-confirm')
    await serve(exchange, ok({ orderId: 'E1' }))
    await filled()
    expect(callsTo(preExchange).map(argsOf)).toEqual([{ goodsId: 'packet-5' }])
    expect(field()?.value).toBe('HB0')
  })

  it('R-118 without any leads to the shop', async () => {
    await open([])
    expect(box.textContent).toContain(words.noGoods)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/gold-shop/index'])
  })
})

it('W4 the goods go on at the end of the page', async () => {
  await open(Array.from({ length: 10 }, (_, index) => packet(`packet-${index}`)))
  happen('bottom')
  await serve(exchangeGoods, done({ goodsList: [packet('packet-9'), packet('packet-last')] }))
  expect(callsTo(exchangeGoods).map(argsOf)).toMatchObject([{ page: 1 }, { page: 2 }])
  await allDrawn()
  expect(has('redeem-packet-last')).toBe(true)
})
