import { clean, draw, tap } from '@tests/ui/mounted'
import { profile as words } from '@/i18n/profile'
import { drop } from '@/lib/drop'
import { AttentionList } from '@/pages/my/index/AttentionList'
import { attentionOf } from '@/pages/my/index/attention'
import { MyStore } from '@/pages/my/index/store'

const mockOpened: { path: string; state?: string }[] = []
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query?: { state: string }) => mockOpened.push({ path, ...query }),
}))

let store: MyStore
beforeEach(() => {
  mockOpened.length = 0
  store = new MyStore()
})
afterEach(() => {
  clean()
  drop(store)
})

/** A customer with so many orders to pay and to refund, so much money that lapses, and a subsidy account in this state. */
function known(unpaid: number, refund: number, expiringSoon: number, xbtStatus: 0 | 1 | 2): void {
  store.counts.set({ couponCount: 9, goldCoins: 9, orderCounts: { unpaid, paid: 7, finished: 8, refund } })
  store.wallet.set({ balance: 10_000, expiringSoon, withdrawing: 0, showGuide: false })
  const userInfo = { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '138****8001', xbtStatus, isVip: false }
  store.person.set({ userInfo })
}

const kinds = () =>
  attentionOf({ counts: store.counts.value, wallet: store.wallet.value, user: store.person.value?.userInfo })

describe('what waits for a customer on my', () => {
  it('is nothing as long as nothing is known, and where nothing waits', () => {
    expect(kinds()).toEqual([])
    expect(draw(<AttentionList store={store} />).textContent).toBe('')
    clean()
    for (const status of [1, 2] as const) {
      known(0, 0, 0, status)
      expect(kinds()).toEqual([])
    }
  })

  it('is each thing that waits, the most urgent first, with how many or how much', () => {
    known(2, 1, 2_500, 0)
    expect(kinds()).toEqual([
      { kind: 'unpaid', amount: 2 },
      { kind: 'expiring', amount: 2_500 },
      { kind: 'refund', amount: 1 },
      { kind: 'account', amount: 1 },
    ])
    known(0, 0, 2_500, 2)
    expect(kinds()).toEqual([{ kind: 'expiring', amount: 2_500 }])
  })

  it('says so, and each row leads to what it names', () => {
    known(2, 1, 2_500, 0)
    const box = draw(<AttentionList store={store} />)
    const rows = [...box.querySelectorAll('[role=link]')]
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `2 笔订单待支付${words.attentionActions.unpaid}`,
      `余额 ¥25.00 即将到期${words.attentionActions.expiring}`,
      `1 笔退款处理中${words.attentionActions.refund}`,
      `补贴账户还没有开通${words.attentionActions.account}`,
    ])
    for (const row of rows) tap(row)
    expect(mockOpened).toEqual([
      { path: 'subPackages/xyfApp/order/order-list', state: 'unpaid' },
      { path: 'subPackages/balance/index' },
      { path: 'subPackages/xyfApp/order/order-list', state: 'refund' },
      { path: 'subPackages/identification/index' },
    ])
  })
})
