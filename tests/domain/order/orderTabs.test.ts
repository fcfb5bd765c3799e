import { isOrderTab, isUnder, orderTabs } from '@/domain/order/orderTabs'

describe('the tab of an address', () => {
  it.each(orderTabs)('%s is one', (tab) => {
    expect(isOrderTab(tab)).toBe(true)
  })

  it.each([undefined, '', 'Paid', 'paying', 'allpaid'])('%j is none', (text) => {
    expect(isOrderTab(text)).toBe(false)
  })
})

describe('an order is listed under the tab of its state, and under all', () => {
  it.each([
    ['unpaid', 'unpaid'],
    ['paying', 'unpaid'],
    ['paid', 'paid'],
    ['finished', 'finished'],
    ['refunding', 'refund'],
    ['refunded', 'refund'],
    ['cancelled', 'cancelled'],
  ] as const)('%s: %s', (state, own) => {
    expect(orderTabs.filter((tab) => isUnder(tab, state))).toEqual(['all', own])
  })

  it('a state that this app does not know stays listed', () => {
    expect(isUnder('unpaid', 'frozen' as 'paid')).toBe(true)
  })
})
