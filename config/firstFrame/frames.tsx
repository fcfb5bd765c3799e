import { enableStaticRendering } from 'mobx-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, setLanguage } from '../../src/i18n/language'
import { allRoutes, routes } from '../../src/routes'
import type { Route } from '../../src/routes/route'
import type { SkeletonShape } from '../../src/shell/Skeleton'
import type { ThemeName } from '../../src/theme/theme'
import { setStoredTheme } from '../../src/theme/themeFlag'
import { FirstFrame, iconClass } from './FirstFrame'
import { type FirstRead, readsOf } from './reads'

/** What a tab shows before its data, in a language. */
export interface Frame {
  /** Addresses of the tab, without queries. */
  addresses: readonly string[]
  language: Language
  /** Its elements, in each theme; the names of the themes' classes are the only difference. */
  html: string
  /** What it reads first. */
  reads: readonly FirstRead[]
}

export interface Frames {
  frames: readonly Frame[]
  /** The style of each theme's screen: its variables. */
  styles: Readonly<Record<ThemeName, string>>
}

const languages: readonly Language[] = ['zh-CN', 'en']
const themes: readonly ThemeName[] = ['xbt_h5', 'xyfApp']
/** The skeleton of a tab where it is of its own. */
const skeletons: readonly (readonly [Route, SkeletonShape])[] = [
  [routes.home, 'home'],
  [routes.mall, 'mall'],
]
/** A picture of the tab bar, as React writes it. */
const icon = new RegExp(`<img class="${iconClass}"[^>]* src="([^"]+)"/>`, 'g')
const screen = /class="screen theme-\w+" style="([^"]*)"/

/**
 * Draws the first frame of each tab that needs no login. Run by the build.
 * @param svgOf a picture of the tab bar as an element, by its path from `src`: a browser opens a document for each SVG of an `img`, which takes
 *   longer than all else that the script of the frame does
 */
export function drawFrames(svgOf: (path: string) => string): Frames {
  enableStaticRendering(true)
  const styles = { xbt_h5: '', xyfApp: '' }
  const draw = (route: Route, theme: ThemeName): string => {
    setStoredTheme(theme)
    const skeleton = skeletons.find(([one]) => one === route)?.[1] ?? 'tab'
    const html = renderToStaticMarkup(<FirstFrame route={route} skeleton={skeleton} />)
    const style = screen.exec(html)?.[1]
    if (!style) throw new Error(`${route.path}: its screen has no style of a theme`)
    if (styles[theme] && styles[theme] !== style) throw new Error(`${route.path}: another style than another tab’s`)
    styles[theme] = style
    return html
      .replace(screen, 'class="screen"')
      .replace(icon, (_, file: string) => svgOf(file).replace('<svg ', `<svg class="${iconClass}" `))
  }
  const frames = allRoutes
    .filter(({ tab, login }) => tab !== undefined && login === 'optional')
    .flatMap((route) =>
      languages.map((language): Frame => {
        setLanguage(language)
        const [html = '', ...others] = themes.map((theme) => draw(route, theme))
        if (others.some((other) => other !== html))
          throw new Error(`${route.path}: its themes differ by more than colours`)
        return { addresses: [...(route.alias ?? []), `/${route.path}`], language, html, reads: readsOf(route) }
      }),
    )
  return { frames, styles }
}
