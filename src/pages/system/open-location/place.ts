import type { Place } from '@/platform/host/locationPort'

/** The place that a query names; undefined where its coordinates are out of range. */
export function placeOf(query: {
  latitude?: string
  longitude?: string
  name?: string
  address?: string
}): Place | undefined {
  const latitude = degrees(query.latitude, 90)
  const longitude = degrees(query.longitude, 180)
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude, name: query.name ?? '', address: query.address ?? '' }
}

/** `39.9°N, 116.4°E` */
export const coordinatesText = ({ latitude, longitude }: Place): string =>
  `${Math.abs(latitude)}°${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}°${longitude < 0 ? 'W' : 'E'}`

function degrees(text: string | undefined, most: number): number | undefined {
  if (!text || !/^-?\d{1,3}(\.\d{1,10})?$/.test(text)) return undefined
  const value = Number(text)
  return Math.abs(value) <= most ? value : undefined
}
