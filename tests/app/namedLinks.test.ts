import { getSchema } from '@/contract/remoteConfig/schema'
import { consent } from '@/domain/account/consent'
import { namedLinks, routeAt } from '@/routes'
import { app, back, seen, sees, tap } from './customer'
import { answer } from './fakeServer'

/** Named links of the specification and their targets. */
const facts: [string, string][] = [
  ['ocr', 'subPackages/identification/index'],
  ['preCreditConfirm', 'subPackages/identification-confirm/index'],
  ['bankCard', 'subPackages/deposit-identification/index'],
  ['face', 'subPackages/living-identification/index'],
  ['openCardResult', 'subPackages/card-results/index'],
  ['rights', 'center/rights/index'],
  ['rightsDetail', 'center/rights/detail'],
]

/** A button with the name of its link; the dot at the end tells `rights` from `rightsDetail`. */
const buttonTo = (link: string) => ({ type: 'button', text: `${link.split('?')[0]}.`, link })
const here = () => window.location.pathname + window.location.search

beforeAll(async () => {
  consent.accept()
  // A name for a screen that every build has: the way from a name to its screen is the same for all names.
  ;(namedLinks as Map<string, string>).set('terms', 'subPackages/agreement/index')
  const links = [...facts.map(([name]) => `${name}?orderId=7`), 'terms?code=privacy-policy', 'nowhere']
  const blocks = links.map(buttonTo)
  answer(getSchema).with(() => ({ pageInfo: { schema: JSON.stringify({ page: { title: 'Links', blocks } }) } }))
  await app.createApp('/pages/previewPage/index?code=links')
  await sees('预览', 'terms.')
})

it('R-14 has every named link of the specification, and no other', () => {
  expect([...namedLinks].filter(([name]) => name !== 'terms')).toEqual(facts)
})

it.each(facts)('R-14 a low-code page offers %s only where the build has its screen, %s', (name, path) => {
  expect(seen().includes(`${name}.`)).toBe(routeAt(path) !== undefined)
})

it('R-14 a name that is no link is not offered', () => {
  expect(seen()).not.toContain('nowhere.')
})

it('R-14 a tap on a named link opens its screen with its query, and Back returns', async () => {
  tap('terms.')
  await sees('协议')
  expect(here()).toBe('/subPackages/agreement/index?code=privacy-policy')
  back()
  await sees('预览', 'terms.')
})
