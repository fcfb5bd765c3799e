import { clean, draw } from '@tests/ui/mounted'
import type { AssetType } from '@/contract/cashier'
import { PayToolList } from '@/domain/cashier/parts/PayToolList'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
afterEach(clean)

it('R-83 each kind of tool has a mark of its own', () => {
  const kinds: AssetType[] = ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY']
  const tools = kinds.map((assetType) => ({ assetType, name: assetType }))
  const box = draw(<PayToolList tools={tools} chosen={undefined} onChoose={() => undefined} />)
  const marks = kinds.map((kind) => box.querySelector(`#tool-${kind} .pay-tool-sign > *`)?.className)
  expect(marks).toEqual(['card', 'transfer', 'chat'].map((name) => expect.stringContaining(`icon-${name}`)))
})
