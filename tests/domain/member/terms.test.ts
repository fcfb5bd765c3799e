import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, sent, settled } from '@tests/request/fakeHost'
import { goldAgreement } from '@/contract/member/goldActivity'
import { TermsStore } from '@/domain/member/termsStore'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => void connectApp())
afterEach(endAll)

it('the terms of the gold membership are asked for each time they are opened, and are the ones last given', async () => {
  const store = new TermsStore()
  for (const text of ['第一版', '第二版']) {
    store.open()
    await settled()
    const call = sent.at(-1)
    expect(call?.url).toBe(goldAgreement.path)
    await call?.answer(ok({ agreement: { code: 'gold', title: '协议', version: '1', paragraphs: [text] } }))
    expect(store.text.value?.agreement.paragraphs).toEqual([text])
  }
  expect(sent).toHaveLength(2)
})

it('the sheet of the terms opens and closes, and says nothing of the tick', () => {
  const store = new TermsStore()
  store.agree(true)
  store.open()
  expect([store.isOpen, store.agreed]).toEqual([true, true])
  store.close()
  expect([store.isOpen, store.agreed]).toEqual([false, true])
})
