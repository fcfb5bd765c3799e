import { connectScreens, openScreen, waiting } from '@tests/shell/openScreen'
import { clean } from '@tests/ui/mounted'
import { session } from '@/domain/session/session'
import { rights as words } from '@/i18n/rights'
import Rule from '@/subPackages/xyfApp/special-rights/rule'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/shell/fakeHooks').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => {
  session.signOut()
  connectScreens()
})
afterEach(clean)

it('R-95 the rules of packs open without a login, with every section and without a call', () => {
  const box = openScreen(Rule, 'subPackages/xyfApp/special-rights/rule')
  for (const { title, rules } of Object.values(words.packRules))
    for (const text of [title, ...rules]) expect(box.textContent).toContain(text)
  expect(waiting()).toEqual([])
})
