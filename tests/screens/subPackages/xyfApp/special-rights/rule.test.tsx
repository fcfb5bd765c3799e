import { screenTest, waiting } from '@tests/screens/screenTest'
import { rights as words } from '@/i18n/rights'
import Rule from '@/subPackages/xyfApp/special-rights/rule'

const screen = screenTest(Rule, 'subPackages/xyfApp/special-rights/rule', { person: 'visitor' })

it('R-95 the rules of packs open without a login, with every section and without a call', () => {
  const box = screen.open()
  for (const { title, rules } of Object.values(words.packRules))
    for (const text of [title, ...rules]) expect(box.textContent).toContain(text)
  expect(waiting()).toEqual([])
})
