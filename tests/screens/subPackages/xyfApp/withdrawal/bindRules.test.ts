import { accountRule, placeOf } from '@/subPackages/xyfApp/withdrawal/bind-account/accountRule'

describe('the account of Alipay', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1380013800', 'invalid'],
    ['a@b', 'invalid'],
    ['13800138001', undefined],
    [' 138 0013 8001 ', undefined],
    [' a@b.cn ', undefined],
  ])('R-49 R-50 %j: %s', (text, problem) => expect(accountRule.problem(text)).toBe(problem))

  it('is sent without spaces', () => {
    expect([' 138 0013 8001 ', ' a@b.cn '].map(accountRule.sent)).toEqual(['13800138001', 'a@b.cn'])
  })
})

describe('why an account was not bound', () => {
  it.each([
    ['IDENTITY_MISSING', 'identity', 'identity', 'identity'],
    ['CARD_UNKNOWN', 'card', 'card', 'card'],
    ['ACCOUNT_INVALID', 'card', 'account', 'submit'],
    ['ACCOUNT_TAKEN', 'card', 'account', 'submit'],
    ['WX_CODE_INVALID', 'submit', 'submit', 'submit'],
    ['BRAND_NEW', 'submit', 'submit', 'submit'],
  ])('%s stands at %s of a bank, %s of Alipay, %s of WeChat', (code, bank, alipay, wechat) => {
    expect([placeOf(code, 'bank'), placeOf(code, 'alipay'), placeOf(code, 'wechat')]).toEqual([bank, alipay, wechat])
  })
})
