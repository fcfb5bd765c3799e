import type { HomeRegion } from '@/contract/profileFacts'

/** A region in one line; a name that repeats the one before it, as in Beijing, is told once. */
export const regionText = ({ province, city, county }: HomeRegion): string =>
  [province.name, city.name, county.name].filter((name, at, names) => name !== names[at - 1]).join(' ')
