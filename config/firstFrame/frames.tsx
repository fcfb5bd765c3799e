import { enableStaticRendering } from 'mobx-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, setLanguage } from '../../src/i18n/language'
import { routes } from '../../src/routes'
import type { Route } from '../../src/routes/route'
import type { SkeletonShape } from '../../src/shell/Skeleton'
import type { ThemeName } from '../../src/theme/theme'
import { setStoredTheme } from '../../src/theme/themeFlag'
import { FirstFrame, iconClass } from './FirstFrame'
import { type FirstRead, readsOf } from './reads'

/** What a screen shows before its data, in a language. */
export interface Frame {
  /** Addresses of the screen, without queries. */
  addresses: readonly string[]
  language: Language
  /** Its elements, in each theme; the names of the themes' classes are the only difference. */
  html: string
  /** What it reads first. */
  reads: readonly FirstRead[]
}

export interface Frames {
  frames: readonly Frame[]
  /** The styles of the screens by their classes: the variables of each theme, and those that its inner screens have in place of them. */
  styles: Readonly<Record<string, string>>
}

const languages: readonly Language[] = ['zh-CN', 'en']
const themes: readonly ThemeName[] = ['xbt_h5', 'xyfApp']
/** The screens that have a frame, with their skeletons: the tabs, and the way of a shared product to its payment. */
const framed: readonly (readonly [Route, SkeletonShape])[] = [
  [routes.home, 'home'],
  [routes.mall, 'mall'],
  [routes.my, 'tab'],
  [routes.pdp, 'product'],
  [routes.xyfPdp, 'product'],
  [routes.orderConfirm, 'form'],
  [routes.pay, 'form'],
]
/** A picture of the tab bar, as React writes it. */
const icon = new RegExp(`<img class="${iconClass}"[^>]* src="([^"]+)"/>`, 'g')
/** A screen has a theme of its own where the address says so. */
const screen = /class="screen theme-(\w+)" style="([^"]*)"/

/**
 * Draws the first frame of each screen that has one. Run by the build.
 * @param svgOf a picture of the tab bar as an element, by its path from `src`: a browser opens a document for each SVG of an `img`, which takes
 *   longer than all else that the script of the frame does
 */
export function drawFrames(svgOf: (path: string) => string): Frames {
  enableStaticRendering(true)
  const styles: Record<string, string> = {}
  const frames = framed.flatMap(([route, skeleton]) =>
    languages.map((language): Frame => {
      setLanguage(language)
      const drawn = themes.map((theme) => {
        setStoredTheme(theme)
        const html = renderToStaticMarkup(<FirstFrame route={route} skeleton={skeleton} />)
        const [, name, style] = screen.exec(html) ?? []
        if (!name || !style) throw new Error(`${route.path}: its screen has no style of a theme`)
        return { html: html.replace(screen, 'class="screen"'), plain: plainClass(styles, name, style) }
      })
      const [{ html } = { html: '' }, ...others] = drawn
      if (others.some((other) => other.html !== html))
        throw new Error(`${route.path}: its themes differ by more than colours`)
      const names = [...new Set(['screen', ...drawn.map(({ plain }) => plain)])].filter(Boolean).join(' ')
      return {
        addresses: [...(route.alias ?? []), `/${route.path}`],
        language,
        html: html
          .replace('class="screen"', `class="${names}"`)
          .replace(icon, (_, file: string) => svgOf(file).replace('<svg ', `<svg class="${iconClass}" `)),
        reads: readsOf(route),
      }
    }),
  )
  return { frames, styles }
}

/**
 * The class of a screen whose style is not that of the theme's tabs, which are drawn first: its header is white. Adds the rules of both to `styles`.
 */
function plainClass(styles: Record<string, string>, theme: string, style: string): string {
  const tabs = `.theme-${theme}`
  styles[tabs] ??= style
  const known = new Set(styles[tabs].split(';'))
  const own = style.split(';').filter((one) => !known.has(one))
  if (own.length === 0) return ''
  const name = `plain-${theme}`
  const selector = `${tabs}.${name}`
  styles[selector] ??= own.join(';')
  if (styles[selector] !== own.join(';')) throw new Error(`a third header of the theme ${theme}`)
  return name
}
