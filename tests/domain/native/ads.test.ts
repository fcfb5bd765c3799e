import { AdCounters } from '@/domain/native/ads'
import { NativeBridge } from '@/domain/native/bridge'
import { session } from '@/domain/session/session'
import { fakeShell } from './fakeShell'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/bridge', () => ({ findBridge: () => undefined }))

const open = () => {
  const shell = fakeShell()
  return { shell, ads: new AdCounters(new NativeBridge(shell.bridge)) }
}
const counts = ({ advSuccessNum, advFailNum, advFailTips }: AdCounters) => [advSuccessNum, advFailNum, advFailTips]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('full-screen ad videos', () => {
  it('R-115 R-121 successes and failures are counted, with the reason of the last failure, and told to the app', () => {
    const { shell, ads } = open()
    shell.broadcast('adVideo', { outcome: 'success' })
    shell.broadcast('adVideo', { outcome: 'fail', tips: 'no ad available' })
    expect(counts(ads)).toEqual([1, 1, 'no ad available'])
    shell.broadcast('adVideo', { outcome: 'success' })
    expect(counts(ads)).toEqual([2, 1, ''])
    expect(shell.heard.map(({ type, data }) => [type, data])).toEqual([
      ['adVideo', { outcome: 'success', advSuccessNum: 1, advFailNum: 0 }],
      ['adVideo', { outcome: 'fail', advSuccessNum: 1, advFailNum: 1 }],
      ['adVideo', { outcome: 'success', advSuccessNum: 2, advFailNum: 1 }],
    ])
  })

  it('R-115 a video that the app refuses is a failure; one it starts counts when it ends', async () => {
    const { shell, ads } = open()
    const refused = ads.play()
    shell.answer('playAd', { tips: 'too many today' }, 0)
    await refused
    expect(counts(ads)).toEqual([0, 1, 'too many today'])
    const started = ads.play()
    shell.answer('playAd')
    await started
    expect(counts(ads)).toEqual([0, 1, 'too many today'])
  })

  it('U3 the counters start again with the session', () => {
    const { shell, ads } = open()
    shell.broadcast('adVideo', { outcome: 'fail', tips: 'x' })
    session.signIn('a')
    session.signOut()
    expect(counts(ads)).toEqual([0, 0, ''])
  })
})
