import { cashierWords } from '@/i18n/cashier'
import { setLanguage } from '@/i18n/language'

describe('the pay button', () => {
  afterEach(() => setLanguage('zh-CN'))

  it.each([
    [1, '立即支付 ¥0.01'],
    [10, '立即支付 ¥0.10'],
    [99, '立即支付 ¥0.99'],
    [100, '立即支付 ¥1.00'],
    [1999, '立即支付 ¥19.99'],
    [2 ** 31, '立即支付 ¥21474836.48'],
  ])('P21 says %p fen exactly', (fen, text) => {
    expect(cashierWords().pay(fen)).toBe(text)
  })

  it('R-66 keeps its verb where the amount is shown empty', () => {
    expect(cashierWords().pay(0)).toBe('立即支付')
    setLanguage('en')
    expect(cashierWords().pay(0)).toBe('Pay')
    expect(cashierWords().payAgain(0)).toBe('Retry payment')
  })
})
