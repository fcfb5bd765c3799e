import { screens } from '@tests/screens'
import { routeAt } from '@/routes'
import { tapsWanted } from './wanted'

describe('what is tapped', () => {
  it('is every screen in a browser and in WeChat, once, where nothing is named', () => {
    const { runs, hosts, samples } = tapsWanted([])
    expect([runs, hosts]).toEqual([1, ['h5', 'weapp']])
    expect(new Set(samples)).toEqual(new Set(screens))
  })

  it('is every screen of the hosts that are named', () => {
    const { hosts, samples } = tapsWanted(['tt'])
    expect(hosts).toEqual(['tt'])
    expect(samples).toHaveLength(screens.length)
  })

  it('is the screens of an area, or one by its path', () => {
    const { runs, hosts, samples } = tapsWanted(['--runs', '3', 'session', 'pages/home/index'])
    expect([runs, hosts]).toEqual([3, ['h5', 'weapp']])
    const paths = samples.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['center/login/loginNum', 'pages/home/index']))
    expect(new Set(paths.map((one) => routeAt(one)?.area))).toEqual(new Set(['session', 'home']))
  })

  it('is nothing that has no such name', () => {
    expect(() => tapsWanted(['nowhere'])).toThrow('nothing to measure is called nowhere')
  })
})
