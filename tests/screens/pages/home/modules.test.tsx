import { during, screenTest } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, pass } from '@tests/ui/mounted'
import { observable, runInAction } from 'mobx'
import { defaultConfig } from '@/domain/remoteConfig/configValues'
import Home from '@/pages/home/index'
import { member, serveHome, servePage } from './homePage'

const mockConfig = observable({ isSettled: false, values: defaultConfig, ask: () => undefined })
jest.mock('@/domain/remoteConfig/config', () => ({
  get config() {
    return mockConfig
  },
}))

const set = (values: Partial<typeof mockConfig>) => runInAction(() => Object.assign(mockConfig, values))

const screen = screenTest(Home, 'pages/home/index', { person: 'visitor' })
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => {
  set({ isSettled: false, values: defaultConfig })
  jest.useRealTimers()
})

const button = { type: 'button', text: 'module', link: '/pages/mall/index', kind: 'primary' } as const

/** Home with what it shows to everybody. */
async function openHome(): Promise<void> {
  screen.open()
  await serveHome()
}

/** The configuration comes, with a module. */
const configure = () => during(() => set({ isSettled: true, values: { ...defaultConfig, blocks: [button] } }))

/** The module and what stands below it, as far as they are shown. */
const shown = () => ['module', member.title].filter((text) => box.textContent?.includes(text))

describe('R-68 the modules of home', () => {
  it('are shown together with what stands below them, and stay however long home is open', async () => {
    await openHome()
    expect(shown()).toEqual([])
    await configure()
    expect(shown()).toEqual(['module', member.title])
    await during(() => pass(5000))
    expect(shown()).toEqual(['module', member.title])
  })

  it('that come late move nothing that is shown, and are there at the next visit', async () => {
    await openHome()
    await during(() => pass(1000))
    expect(shown()).toEqual([member.title])
    await configure()
    await during(() => pass(5000))
    expect(shown()).toEqual([member.title])
    happen('hide')
    happen('show')
    await servePage()
    expect(shown()).toEqual(['module', member.title])
  })

  it('that have not come by the next visit keep waiting, and what stands below stays', async () => {
    await openHome()
    await during(() => pass(1000))
    happen('hide')
    happen('show')
    expect(shown()).toEqual([member.title])
    await configure()
    expect(shown()).toEqual([member.title])
  })
})
