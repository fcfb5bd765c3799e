import type { Area } from './area'
import type { Givers } from './giving'

let declared: readonly Area[] = []

/** Says which areas there are, in seeding order; `areas.ts` does so when it is loaded. */
export function declareAreas(areas: readonly Area[]): readonly Area[] {
  declared = areas
  return areas
}

/** Every area, for what one area does on behalf of all; an area never imports those that it serves. */
export function declaredAreas(): readonly Area[] {
  if (declared.length === 0) throw new Error('no area is declared yet: load sandbox/areas.ts first')
  return declared
}

/** What the one area that declares a part says of it. */
export function declaredOne<Part extends keyof Area>(part: Part): NonNullable<Area[Part]> {
  const found = declaredAreas().find((area) => area[part])?.[part]
  if (!found) throw new Error(`no area declares its ${part}`)
  return found
}

/** The way of giving this. */
export function giver<Kind extends keyof Givers>(kind: Kind): Givers[Kind] {
  const found = declaredAreas().find(({ gives }) => gives?.[kind])?.gives?.[kind]
  if (!found) throw new Error(`no area gives: ${kind}`)
  return found as Givers[Kind]
}
