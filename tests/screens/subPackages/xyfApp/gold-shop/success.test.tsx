import { noon, orderOf } from '@tests/domain/coin/samples'
import { done, refused } from '@tests/domain/rights/ownCard'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { coinOrderDetail } from '@/contract/coin/exchange'
import { coin as words } from '@/i18n/coin'
import { formatDate } from '@/lib/date'
import CoinResult from '@/subPackages/xyfApp/gold-shop/success'

const screen = screenTest(CoinResult, 'subPackages/xyfApp/gold-shop/success')

async function open(answer: object): Promise<void> {
  screen.open({ orderId: 'E1' })
  await serve(coinOrderDetail, answer)
}

const use = () => tap(box.querySelector('#coin-use'))

it('R-118 a card shows number and password, which can be copied, what it cost and how it is used', async () => {
  await open(done(orderOf({ cardNo: '8035 2041', password: 'K7WQ-M3XD', rules: ['在品牌方页面使用'] })))
  expect(callsTo(coinOrderDetail).map(argsOf)).toEqual([{ orderId: 'E1' }])
  expect(box.querySelector('#coin-card-no')?.textContent).toBe('8035 2041')
  expect(box.querySelector('#coin-card-password')?.textContent).toBe('K7WQ-M3XD')
  expect(box.querySelectorAll('.copy-button')).toHaveLength(2)
  for (const text of [
    words.result.cardNo,
    words.coins(900),
    'E1',
    formatDate(noon, 'yyyy-MM-dd HH:mm'),
    '在品牌方页面使用',
  ])
    expect(box.textContent).toContain(text)
  expect(box.querySelector('#coin-use')).toBeNull()
  tap(box.querySelector('#coin-again'))
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/gold-shop/index'])
})

it('R-118 a coupon says until when it can be used, and leads to it', async () => {
  await open(done(orderOf({ kind: 'coupon', couponId: 'Q1', endTime: noon })))
  expect(box.textContent).toContain('有效期至 2030-05-20')
  use()
  expect(moves).toEqual(['navigateTo /subPackages/coupon-list/detail?couponId=Q1'])
})

it('R-118 a coupon whose id is not known leads to the list', async () => {
  await open(done(orderOf({ kind: 'coupon' })))
  use()
  expect(moves).toEqual(['navigateTo /subPackages/coupon-list/index'])
})

it('R-118 cash of a code says how much it is and that no coins were used, and leads to the wallet', async () => {
  await open(done(orderOf({ kind: 'redPacket', amount: 500, coins: 0 })))
  expect(box.textContent).toContain('¥5.00 已存入余额')
  expect(box.textContent).toContain(words.result.byCode)
  use()
  expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
})

it('R-118 a fly card shows its number and leads to the fly cards', async () => {
  await open(done(orderOf({ kind: 'flyCard', cardNo: 'F1' })))
  expect(box.textContent).toContain(words.result.flyCard)
  use()
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/fly-card/list'])
})

it('R-118 an exchange that is not there leads to the shop', async () => {
  await open(refused('ORDER_UNKNOWN', '没有找到'))
  expect(box.textContent).toContain(words.result.missing)
  tap(box.querySelector('.empty-state .button'))
  expect(moves).toEqual(['redirectTo /subPackages/xyfApp/gold-shop/index'])
})
