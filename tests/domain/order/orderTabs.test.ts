import { isOrderTab, orderTabs } from '@/domain/order/orderTabs'

describe('the tab of an address', () => {
  it.each(orderTabs)('%s is one', (tab) => {
    expect(isOrderTab(tab)).toBe(true)
  })

  it.each([undefined, '', 'Paid', 'paying', 'allpaid'])('%j is none', (text) => {
    expect(isOrderTab(text)).toBe(false)
  })
})
