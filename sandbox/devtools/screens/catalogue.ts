import { allRoutes } from '@/routes'
import type { Area, Route } from '@/routes/route'
import { type Opening, openingOf } from './openings'
import { languages, type ScreenPicture, type State, states, themes } from './screenPicture'

/** One screen with what the tests open it with, and what their last run has shown of it. */
export interface CataloguedScreen extends Opening {
  route: Route
  /** By state, then theme, then language; those of a wide window follow the others of their state. */
  pictures: ScreenPicture[]
  /** The states that were photographed. */
  shown: ReadonlySet<State>
}

export interface CataloguedArea {
  area: Area
  screens: CataloguedScreen[]
}

/** Every route by area, in the order of the routes, with its pictures. */
export function catalogue(pictures: readonly ScreenPicture[]): CataloguedArea[] {
  const areas = [...new Set(allRoutes.map(({ area }) => area))]
  return areas.map((area) => ({
    area,
    screens: allRoutes.filter((route) => route.area === area).map((route) => screenOf(route, pictures)),
  }))
}

function screenOf(route: Route, all: readonly ScreenPicture[]): CataloguedScreen {
  const pictures = all.filter(({ screen }) => screen === route.path).sort((one, other) => placeOf(one) - placeOf(other))
  return { ...openingOf(route.path), route, pictures, shown: new Set(pictures.map(({ state }) => state)) }
}

const placeOf = ({ state, wide, theme, language }: ScreenPicture): number =>
  states.indexOf(state) * 8 + (wide ? 4 : 0) + themes.indexOf(theme) * 2 + languages.indexOf(language)
