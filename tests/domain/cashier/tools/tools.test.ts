import { toolKey, toolName } from '@/domain/cashier/tools/tools'

jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

it('R-83 each card of a list is a tool by itself', () => {
  const list = [
    { assetType: 'DEBIT_CARD', cardId: 'C1' },
    { assetType: 'DEBIT_CARD', cardId: 'C2' },
    { assetType: 'ALIPAY' },
    { assetType: 'WECHATPAY' },
  ] as const
  expect(list.map(toolKey)).toEqual(['DEBIT_CARDC1', 'DEBIT_CARDC2', 'ALIPAY', 'WECHATPAY'])
})

it('R-83 a card is called by its bank and its last digits, all other tools by their name', () => {
  const words = { card: (bank: string, tail: string) => `${bank} (${tail})` }
  expect(toolName({ name: 'Bank', cardTail: '6101' }, words)).toBe('Bank (6101)')
  expect(toolName({ name: 'Alipay' }, words)).toBe('Alipay')
})
