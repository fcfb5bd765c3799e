import { findPlaces, places } from '@/pages/system/choose-location/places'

describe('places', () => {
  it('all of them for an empty search, each once and on the globe', () => {
    expect(findPlaces('  ')).toEqual(places)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(18)
      expect(latitude).toBeLessThan(54)
      expect(longitude).toBeGreaterThan(73)
      expect(longitude).toBeLessThan(136)
    }
  })

  it('by name or address, in either language, whatever the case', () => {
    expect(findPlaces('人民广场').map(({ id }) => id)).toEqual(['renmin'])
    expect(findPlaces('SHANGHAI').map(({ id }) => id)).toEqual(['renmin', 'xujiahui'])
    expect(findPlaces('nowhere')).toEqual([])
  })
})
