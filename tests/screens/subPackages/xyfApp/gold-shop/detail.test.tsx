import { goodsOf, preparedOf, walletOf } from '@tests/domain/coin/samples'
import { done, refused } from '@tests/domain/rights/ownCard'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, clean, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { exchange, preExchange } from '@/contract/coin/exchange'
import { exchangeGoods } from '@/contract/coin/shop'
import { wallet } from '@/contract/coin/wallet'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { coin as words } from '@/i18n/coin'
import CoinGoods from '@/subPackages/xyfApp/gold-shop/detail'

const screen = screenTest(CoinGoods, 'subPackages/xyfApp/gold-shop/detail')
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? ''
const has = (id: string) => box.querySelector(`#${id}`) !== null
const ids = () => callsTo(exchange).map(({ header }) => header?.requestId)

/** Answers what the screen reads. */
async function answer(goods = goodsOf(), balance = 1_280): Promise<void> {
  await serve(exchangeGoods, done({ goodsList: [goods] }))
  await serve(wallet, done(walletOf(balance)))
}

async function open(goods = goodsOf(), balance = 1_280): Promise<void> {
  screen.open({ goodsId: 'coffee' })
  await answer(goods, balance)
}

/** Opens the sheet with what the exchange costs. */
async function prepare(prepared = preparedOf()): Promise<void> {
  press('coin-exchange')
  await serve(preExchange, ok(prepared))
}

describe('one item', () => {
  it('R-118 shows what one gets, what it costs, what is left and how often one can have it', async () => {
    await open(goodsOf({ limit: 3, taken: 1 }))
    expect(callsTo(exchangeGoods).map(argsOf)).toEqual([{ page: 1, goodsId: 'coffee' }])
    for (const text of ['咖啡兑换卡', '任意中杯一杯', '900', words.pieces(40), '3 次（已兑 1 次）', '1280'])
      expect(box.textContent).toContain(text)
  })

  it.each([
    [goodsOf(), 580, '还差 320 金币', 'coin-earn', 'subPackages/cash-task/index'],
    [goodsOf({ stock: 0 }), 1_280, '已兑完，看看其他好物', 'coin-more', 'subPackages/xyfApp/gold-shop/index'],
    [goodsOf({ taken: 1 }), 1_280, '您已达到兑换上限', 'coin-more', 'subPackages/xyfApp/gold-shop/index'],
  ])(
    'R-118 %j with %i coins says why it cannot be exchanged, and leads on',
    async (goods, balance, reason, id, path) => {
      await open(goods, balance)
      expect([textOf('#coin-reason'), has('coin-exchange')]).toEqual([reason, false])
      press(id)
      expect(moves).toEqual([`navigateTo /${path}`])
    },
  )

  it('R-118 that is not offered any more leads to the shop', async () => {
    screen.open({ goodsId: 'coffee' })
    await serve(wallet, done(walletOf(0)))
    await serve(exchangeGoods, refused('GOODS_GONE', '已下架'))
    expect(box.textContent).toContain('该商品已下架')
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/gold-shop/index'])
  })
})

describe('its exchange', () => {
  it('R-118 is prepared, shown with cost, coins and what is left, then made, and leads to what it gave', async () => {
    await open()
    await prepare()
    expect(callsTo(preExchange).map(argsOf)).toEqual([{ goodsId: 'coffee' }])
    for (const text of ['900', '1280', '380']) expect(textOf('#exchange-sheet')).toContain(text)
    await says(box, '兑换成功后不可取消，金币不退回', 'Redemptions are final and coins are not refunded')
    expect(callsTo(exchange)).toEqual([])
    press('exchange-confirm')
    await serve(exchange, ok({ orderId: 'E1' }))
    expect(callsTo(exchange).map(argsOf)).toEqual([{ exchangeNo: 'X1' }])
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/gold-shop/success?orderId=E1'])
  })

  it('U7 is prepared and made only with consent to the privacy notice', async () => {
    await open()
    await during(() => consent.withdraw())
    press('coin-exchange')
    await settle()
    expect([callsTo(preExchange), has('privacy-notice')]).toEqual([[], true])
    await during(() => consent.accept())
    expect(has('exchange-sheet')).toBe(false)
    press('coin-exchange')
    await serve(preExchange, ok(preparedOf()))
    await during(() => consent.withdraw())
    press('exchange-confirm')
    await settle()
    expect([callsTo(exchange), has('privacy-notice')]).toEqual([[], true])
  })

  it('cannot be closed while it is made', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await settle()
    tap(box.querySelector('#exchange-sheet .sheet-close'))
    await settle()
    expect(has('exchange-sheet')).toBe(true)
    await serve(exchange, ok({ orderId: 'E1' }))
    expect(has('exchange-sheet')).toBe(false)
  })

  it('P1 two taps prepare once and exchange once', async () => {
    await open()
    press('coin-exchange')
    press('coin-exchange')
    await serve(preExchange, ok(preparedOf()))
    press('exchange-confirm')
    press('exchange-confirm')
    await settle()
    expect([callsTo(preExchange), callsTo(exchange)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('P3 whose answer is lost says so, and is asked about under its id', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, 'no network')
    await says(
      box,
      '上一次兑换没有收到结果。点击下方按钮确认，不会重复扣除金币。',
      'We received no response for your last redemption. Tap below to check it; coins will not be deducted twice.',
    )
    expect(has('exchange-confirm')).toBe(false)
    press('exchange-check')
    await serve(exchange, ok({ orderId: 'E1' }))
    expect(callsTo(exchange).map(argsOf)).toEqual([{ exchangeNo: 'X1' }, { exchangeNo: 'X1' }])
    expect(new Set(ids()).size).toBe(1)
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/gold-shop/success?orderId=E1'])
  })

  it('P3 whose answer was lost is asked about by a screen that is opened later, before another one is prepared', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, '<html>')
    clean()
    await open()
    expect(box.textContent).toContain('上一次兑换没有收到结果，确认后才能继续兑换')
    press('coin-exchange')
    await settle()
    expect([
      textOf('#exchange-sheet').includes('上一次兑换没有收到结果。点击下方按钮确认，不会重复扣除金币。'),
      callsTo(preExchange).length,
    ]).toEqual([true, 1])
    press('exchange-check')
    await serve(exchange, ok({ orderId: 'E1' }))
    expect(new Set(ids()).size).toBe(1)
    expect(moves.at(-1)).toBe('redirectTo /subPackages/xyfApp/gold-shop/success?orderId=E1')
  })

  it('U3 of another customer is not asked about', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, 'no network')
    clean()
    session.signOut()
    session.signIn('token-b')
    await open()
    expect(box.textContent).not.toContain(words.openText)
    await prepare()
    expect(has('exchange-confirm')).toBe(true)
  })

  it('P3 which turns out to be refused frees the next one, under another id', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, 'no network')
    press('exchange-check')
    await serve(exchange, refusal('EXCHANGE_ENDED', '停留时间过长'))
    await answer()
    expect(textOf('#exchange-sheet')).toContain('停留时间过长')
    press('exchange-again')
    await serve(preExchange, ok(preparedOf({ exchangeNo: 'X2' })))
    press('exchange-confirm')
    await serve(exchange, ok({ orderId: 'E2' }))
    expect(callsTo(exchange).map(argsOf).at(-1)).toEqual({ exchangeNo: 'X2' })
    expect(new Set(ids()).size).toBe(2)
  })

  it('P3 which a later screen asks about and is refused is told without goods to prepare again, and frees the next one', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, 'no network')
    clean()
    await open()
    press('open-exchange-check')
    await serve(exchange, refusal('EXCHANGE_ENDED', '停留时间过长'))
    await answer()
    expect([textOf('#exchange-sheet').includes('停留时间过长'), has('exchange-again')]).toEqual([true, false])
    press('exchange-other')
    expect([has('exchange-sheet'), has('open-exchange-check')]).toEqual([false, false])
    await prepare(preparedOf({ exchangeNo: 'X2' }))
    press('exchange-confirm')
    await serve(exchange, ok({ orderId: 'E2' }))
    expect(new Set(ids()).size).toBe(2)
  })

  it('R-118 whose coins fell short since it was prepared says what is missing and leads to tasks', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, refusal('COINS_SHORT', '金币不足，还差 320 金币'))
    await answer(goodsOf(), 580)
    expect(textOf('#exchange-sheet')).toContain('金币不足，还差 320 金币')
    press('exchange-earn')
    expect(moves).toEqual(['navigateTo /subPackages/cash-task/index'])
    expect(textOf('#coin-reason')).toBe('还差 320 金币')
  })

  it('R-118 whose last piece another customer took says so, and the screen shows it as sold out', async () => {
    await open()
    await prepare()
    press('exchange-confirm')
    await serve(exchange, refusal('SOLD_OUT', '手慢了，已经兑完'))
    await answer(goodsOf({ stock: 0 }))
    expect(textOf('#exchange-sheet')).toContain('手慢了，已经兑完')
    press('exchange-other')
    await settle()
    expect([has('exchange-sheet'), textOf('#coin-reason')]).toEqual([false, '已兑完，看看其他好物'])
  })

  it('R-118 that cannot be prepared says why in its sheet', async () => {
    await open()
    press('coin-exchange')
    await serve(preExchange, refusal('LIMIT_REACHED', '您已达到兑换上限'))
    expect(textOf('#exchange-sheet')).toContain('您已达到兑换上限')
    expect(has('exchange-confirm')).toBe(false)
  })

  it('R-118 whose preparation gets no answer is prepared again by a tap, with no coins used', async () => {
    await open()
    press('coin-exchange')
    await serve(preExchange, 'no network')
    expect(textOf('#exchange-sheet')).toContain('没有收到回应，尚未扣除金币')
    press('exchange-retry')
    await serve(preExchange, ok(preparedOf()))
    expect(has('exchange-confirm')).toBe(true)
  })

  it('R-118 whose sheet is closed takes nothing, and its late answer opens no sheet', async () => {
    await open()
    press('coin-exchange')
    tap(box.querySelector('#exchange-sheet .sheet-close'))
    await serve(preExchange, ok(preparedOf()))
    expect([has('exchange-sheet'), callsTo(exchange)]).toEqual([false, []])
  })
})
