import { askedBy, withShared } from '../../../../sandbox/devtools/hosts/page/pageAddress'
import { parseSettings, withChange } from '../../../../sandbox/devtools/hosts/page/settings'

const page = 'http://127.0.0.1:8700/sandbox/hosts?lang=en'
const first = parseSettings(undefined, 'zh-CN')
const chosen = withChange(first, 'all', { person: '13800138002', address: '/pages/my/index', theme: 'xyfApp' })
const one = withChange(chosen, 'tt', { theme: 'xbt_h5', person: '' })

it('the address names what all frames have, also that no person is signed in, and leaves out what differs', () => {
  expect(Object.fromEntries(new URL(withShared(page, chosen)).searchParams)).toEqual({
    lang: 'en',
    person: '13800138002',
    address: '/pages/my/index',
    theme: 'xyfApp',
    appLanguage: 'zh-CN',
  })
  const later = withShared(withShared(page, chosen), one)
  expect(Object.fromEntries(new URL(later).searchParams)).toEqual({
    lang: 'en',
    address: '/pages/my/index',
    appLanguage: 'zh-CN',
  })
  expect(withShared(page, withChange(first, 'all', { person: '' }))).toContain('&person=&')
})

it('a copied address asks a new window for everything in which it differs', () => {
  const asked = askedBy(withShared(page, chosen), first)
  expect(asked).toEqual({ person: '13800138002', address: '/pages/my/index', theme: 'xyfApp' })
  expect(withChange(first, 'all', asked)).toEqual(chosen)
})

it('the address of a page that is loaded again asks for nothing, so that later choices of one frame stay', () => {
  for (const all of [first, chosen, one]) expect(askedBy(withShared(page, all), all)).toEqual({})
})

it('a theme or language that does not exist is not asked for', () => {
  expect(askedBy(`${page}&theme=toString&appLanguage=fr`, first)).toEqual({})
})
