import { readdirSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'
import { themeStyle } from '@/theme/theme'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'

const folder = path.join(__dirname, '../../src/ui/illustrations')

/** Those that a tab may need are in the main package, the others in the sub-packages that show them. */
const limits = { empty: 2, error: 2, offline: 2, review: 4, refusal: 4, firstUse: 4 }
const names = Object.keys(limits) as (keyof typeof limits)[]

const styleOf = (name: string): string => compile(path.join(folder, `${name}.scss`), { style: 'compressed' }).css

/** The drawings inside a style, as the host reads them. */
const drawingsOf = (style: string): string[] =>
  [...style.matchAll(/url\("data:image\/svg\+xml,([^"]+)"\)/g)].map(([, drawing = '']) => decodeURIComponent(drawing))

it('every style of the folder but the two that they share is an illustration with a limit', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.scss'))
  expect(files.sort()).toEqual([...names, 'Illustration', 'scene'].map((name) => `${name}.scss`).sort())
})

it.each(Object.entries(limits))('the illustration %s has at most %i KB', (name, kilobytes) => {
  expect(Buffer.byteLength(styleOf(name))).toBeLessThanOrEqual(kilobytes * 1024)
})

it.each(names)('the illustration %s is drawn by two masks, which have no colour of their own', (name) => {
  const drawings = drawingsOf(styleOf(name))
  expect(drawings).toHaveLength(2)
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 160 120'>.+<\/svg>$/)
    const paints = [...drawing.matchAll(/(?:fill|stroke|stop-color|color)='([^']*)'/g)].map(([, paint]) => paint)
    expect(paints.filter((paint) => !/^(?:none|currentColor|url\(#b\))$/.test(paint ?? ''))).toEqual([])
  }
})

it.each([xbt, xyf])('the theme $name gives every colour of the illustrations', (theme) => {
  const style = ['Illustration', ...names]
    .map(styleOf)
    .join('')
    .replace(/url\("[^"]+"\)/g, '')
  const roles = [...new Set([...style.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, role = '']) => role))]
  expect(roles).toEqual(expect.arrayContaining(['--color-brand', '--color-brand-soft', '--color-card']))
  const values = themeStyle(theme)
  expect(roles.filter((role) => !values[role])).toEqual([])
})

it('the two themes tint the illustrations in colours of their own', () => {
  const tints = ({ variables }: typeof xbt) => [variables.colorBrand, variables.colorBrandSoft]
  expect(tints(xbt).filter((tint) => tints(xyf).includes(tint))).toEqual([])
})
