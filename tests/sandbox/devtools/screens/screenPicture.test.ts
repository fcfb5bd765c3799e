import { allRoutes } from '@/routes'
import { catalogue } from '../../../../sandbox/devtools/screens/catalogue'
import { percent } from '../../../../sandbox/devtools/screens/compare/changes'
import { fileOf, newest, parseIndex } from '../../../../sandbox/devtools/screens/screenPicture'
import { pictureOf } from './pictureFiles'

it('reads an index: the later line of a file counts, and lines that are no picture are left out', () => {
  const again = pictureOf({ takenAt: '2026-03-01T00:00:00.000Z' })
  const lines = [pictureOf(), { ...pictureOf(), state: 'odd' }, null, again].map((line) => JSON.stringify(line))
  expect(parseIndex([...lines, '{"screen":"pages/ma', ''].join('\n'))).toEqual([again])
  expect(newest([pictureOf(), again])).toBe(again.takenAt)
  expect(newest([])).toBeUndefined()
})

it('gives every look and state of a screen a file of its own', () => {
  expect(fileOf(pictureOf())).toBe('xbt_h5-zh-CN/pages-mall-index.png')
  expect(fileOf(pictureOf({ state: 'failed', theme: 'xyfApp', language: 'en' }))).toBe(
    'xyfApp-en/pages-mall-index-failed.png',
  )
  expect(fileOf(pictureOf({ wide: true }))).toBe('xbt_h5-zh-CN/pages-mall-index-wide.png')
})

it('lists every route in its area, also without pictures, and orders the pictures by state, theme and language', () => {
  const bare = catalogue([]).flatMap(({ screens }) => screens)
  expect(new Set(bare.map(({ route }) => route.path))).toEqual(new Set(allRoutes.map((route) => route.path)))
  const pictures = [
    pictureOf({ state: 'failed' }),
    pictureOf({ wide: true }),
    pictureOf({ theme: 'xyfApp' }),
    pictureOf({ language: 'en' }),
  ]
  const mall = catalogue(pictures)
    .find(({ area }) => area === 'mall')
    ?.screens.find(({ route }) => route.path === 'pages/mall/index')
  expect(mall?.pictures.map(fileOf)).toEqual([
    'xbt_h5-en/pages-mall-index.png',
    'xyfApp-zh-CN/pages-mall-index.png',
    'xbt_h5-zh-CN/pages-mall-index-wide.png',
    'xbt_h5-zh-CN/pages-mall-index-failed.png',
  ])
  expect([...(mall?.shown ?? [])]).toEqual(['content', 'failed'])
})

it('says a share in percent, a small one too', () => {
  expect([0, 0.000001, 0.0123, 1].map(percent)).toEqual(['0.00 %', '< 0.01 %', '1.23 %', '100.00 %'])
})
