import { useRouter } from '@tarojs/taro'
import { decode } from '@/lib/query'
import type { Query, Route } from '@/routes'

/** The query of the page on the screen, typed by its route. Values are decoded; one that is missing is absent. */
export function useQuery<Q extends Query>(_route: Route<Q>): Partial<Q> {
  const { params } = useRouter()
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value && !key.startsWith('$') ? [[key, decode(value)]] : [])),
  ) as Partial<Q>
}
