import { index } from '@/contract/home'
import { shop } from '@/contract/mall/shelf'
import { keptKey, readKept } from '@/platform/storage/keptAnswer'
import { read, write } from '@/platform/storage/storage'
import { call } from '@/request/call'
import { lastAnswer } from '@/request/lastAnswer'
import { connectApp } from './fakeApp'
import { endAll, ok, sent, settled } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/storage/storage', () => ({ read: jest.fn(), write: jest.fn() }))
jest.mock('@/platform/page/afterContent', () => ({ afterContent: (then: () => void) => then() }))

const now = Date.UTC(2026, 0, 8, 12)
const day = 24 * 3_600_000
const banner = { id: '1', title: 't', subtitle: 's', picture: '/one.png', url: '/mall' }
const kept = (over: object = {}) => ({
  at: now - day,
  language: 'zh-CN',
  innerApp: 'xbt',
  fields: { banners: [banner] },
  ...over,
})
let innerApp: 'xbt' | 'xyf'

beforeEach(() => {
  jest.useFakeTimers({ now })
  jest.resetAllMocks()
  innerApp = 'xbt'
  connectApp({ language: () => 'zh-CN', innerApp: () => innerApp })
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

async function answered(asked: Promise<unknown>, data: object): Promise<void> {
  await settled()
  await sent.at(-1)?.answer(ok(data))
  await asked
}

describe('what is kept of an answer', () => {
  it('is what the contract calls public, with its time, language and theme', async () => {
    const xbtInfo = { subsidyBalance: 12_300, savedThisMonth: 1, nickName: '安然', isVip: true }
    const member = { title: 'm', subtitle: '', action: '', url: '' }
    await answered(call(index, {}), { xbtInfo, banners: [banner], member, goods: [] })
    expect(jest.mocked(write).mock.calls).toEqual([[keptKey('/xbt/index'), kept({ at: now })]])
  })

  it('is nothing where it lacks a public field, as a later page of the mall does', async () => {
    await answered(call(shop, { page: 2 }), { goodList: [], isNext: false })
    expect(write).not.toHaveBeenCalled()
  })

  it('is nothing of a call that fails', async () => {
    const asked = call(index, {}, { toast: false }).catch(() => 'failed')
    await settled()
    await sent.at(-1)?.answer({ code: '999999', message: 'no' })
    expect(await asked).toBe('failed')
    expect(write).not.toHaveBeenCalled()
  })
})

describe('the last answer', () => {
  it('has the public fields, and the others as in an empty result', () => {
    jest.mocked(read).mockReturnValue(kept())
    expect(lastAnswer(index)).toEqual({
      at: now - day,
      value: { xbtInfo: { subsidyBalance: 0, savedThisMonth: 0, isVip: false }, banners: [banner], goods: [] },
    })
    expect(read).toHaveBeenCalledWith(keptKey('/xbt/index'))
  })

  it('is read as an answer of the server is: a row without what it needs is dropped', () => {
    jest.mocked(read).mockReturnValue(kept({ fields: { banners: [{ title: 'no id' }, banner] } }))
    expect(lastAnswer(index)?.value.banners).toEqual([banner])
  })

  it('is none in the other theme', () => {
    jest.mocked(read).mockReturnValue(kept())
    innerApp = 'xyf'
    expect(lastAnswer(index)).toBeUndefined()
  })

  it.each([
    ['seven days old', { at: now - 7 * day }, true],
    ['older', { at: now - 7 * day - 1 }, false],
    ['of this moment', { at: now }, true],
    ['of the future', { at: now + 1 }, false],
    ['without a time', { at: undefined }, false],
    ['in the other language', { language: 'en' }, false],
    ['without fields', { fields: undefined }, false],
    ['with a list for fields', { fields: [banner] }, false],
  ])('%s', (_, over, isThere) => {
    expect(readKept(kept(over), { language: 'zh-CN', innerApp: 'xbt' }, now) !== undefined).toBe(isThere)
  })

  it.each([undefined, null, '', 7, [], {}])('is none where %j is kept', (value) => {
    jest.mocked(read).mockReturnValue(value)
    expect(lastAnswer(index)).toBeUndefined()
  })
})
