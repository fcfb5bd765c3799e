import type { Area } from './area'

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
