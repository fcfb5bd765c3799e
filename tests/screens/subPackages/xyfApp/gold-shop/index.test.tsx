import { goodsOf, noon, walletOf } from '@tests/domain/coin/samples'
import { done } from '@tests/domain/rights/ownCard'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { exchangeGoods, goldIndex, shopInfo } from '@/contract/coin/shop'
import { logs, wallet } from '@/contract/coin/wallet'
import { coin as words } from '@/i18n/coin'
import CoinShop from '@/subPackages/xyfApp/gold-shop/index'

const screen = screenTest(CoinShop, 'subPackages/xyfApp/gold-shop/index')

const way = (wayId: string, jumpUrl: string) => ({ wayId, title: wayId, text: '', picture: '', jumpUrl })
const front = done({
  notice: '每日都有好物',
  ways: [way('tasks', '/subPackages/cash-task/index'), way('bad', 'https://elsewhere.example')],
})
const info = done({ kinds: [{ kind: 'coupon', name: '优惠券' }], rules: ['金币不能转让'] })
const goodsList = (from: number, count: number) =>
  done({
    goodsList: Array.from({ length: count }, (_, at) =>
      goodsOf({ goodsId: `g${from + at}`, title: `好物${from + at}` }),
    ),
  })
const log = (logId: number, more: object = {}) => ({
  ...{ logId: String(logId), title: `明细${logId}`, coins: 40, direction: 'in', time: noon },
  ...more,
})

async function serveHead(balance: number): Promise<void> {
  await serve(goldIndex, front)
  await serve(shopInfo, info)
  await serve(wallet, done(walletOf(balance)))
}

async function open(goods: object = goodsList(1, 2)): Promise<void> {
  screen.open()
  await serveHead(1_280)
  await serve(exchangeGoods, goods)
}

const tab = (text: string) =>
  tap([...box.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === text) ?? null)

it('R-118 shows the coins, the ways to earn that lead somewhere, and the goods with cost and stock', async () => {
  await open()
  expect(box.querySelector('#coin-balance')?.textContent).toBe('1280')
  expect([box.querySelector('#coin-way-tasks') !== null, box.querySelector('#coin-way-bad')]).toEqual([true, null])
  expect(box.textContent).toContain('好物1')
  expect(box.textContent).toContain(words.stock(40))
  tap(box.querySelector('#coin-goods-g2'))
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/gold-shop/detail?goodsId=g2'])
})

it('R-118 goods are read 10 a page and by kind', async () => {
  await open(goodsList(1, 10))
  happen('bottom')
  await serve(exchangeGoods, goodsList(11, 2))
  tab('优惠券')
  await serve(exchangeGoods, goodsList(1, 1))
  expect(callsTo(exchangeGoods).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }, { page: 1, kind: 'coupon' }])
})

it('R-118 the log is read 10 a page, by direction, and a use leads to what was exchanged', async () => {
  await open()
  tab(words.views.logs)
  await serve(logs, done({ logs: [log(1), log(2, { direction: 'out', orderId: 'E1' })] }))
  expect([...box.querySelectorAll('.movement-row-amount')].map(({ textContent }) => textContent)).toEqual([
    '+40',
    '-40',
  ])
  tap(box.querySelector('#coin-log-2'))
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/gold-shop/success?orderId=E1'])
  tab(words.directions.out)
  await serve(logs, done({ logs: [] }))
  expect(callsTo(logs).map(argsOf)).toEqual([{ page: 1 }, { page: 1, direction: 'out' }])
  expect(box.textContent).toContain(words.noLogs)
})

it('R-118 without goods it leads to tasks, and the rules are in a sheet', async () => {
  await open(goodsList(1, 0))
  expect(box.textContent).toContain(words.noGoods)
  tap(box.querySelector('.empty-state .button'))
  expect(moves).toEqual(['navigateTo /subPackages/cash-task/index'])
  tap(box.querySelector('#coin-rules'))
  await settle()
  expect(box.querySelector('#coin-rules-sheet')?.textContent).toContain('金币不能转让')
})

it('R-118 codes are redeemed on their own screens', async () => {
  await open()
  tap(box.querySelector('#coin-redeem-packet'))
  tap(box.querySelector('#coin-redeem-coupon'))
  expect(moves).toEqual([
    'navigateTo /subPackages/exchange-redpackage/index',
    'navigateTo /subPackages/exchange-coupon/index',
  ])
})

it('R-118 coins and goods are read again when the customer comes back', async () => {
  await open()
  await during(() => happen('hide'))
  await during(() => happen('show'))
  await serveHead(380)
  await serve(exchangeGoods, goodsList(1, 2))
  expect(box.querySelector('#coin-balance')?.textContent).toBe('380')
})
