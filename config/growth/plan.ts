/** What a generated screen is; each kind has a template of this name. */
export type Kind = 'list' | 'detail' | 'form'

interface PlannedArea {
  /** Name in code; the product has no such area. */
  name: string
  zh: string
  /** Screens at `subPackages/<area>/`. */
  older: readonly Kind[]
  /** Screens at `subPackages/xyfApp/<area>/`. */
  newer: readonly Kind[]
}

/**
 * The generated screens: 30 in 8 areas. Each area has screens below both roots, since code that several sub-packages share is what
 * reaches the main package by mistake. A kind that stands on both sides is one screen in two themes.
 */
export const areas: readonly PlannedArea[] = [
  { name: 'library', zh: '书馆', older: ['list', 'detail'], newer: ['detail', 'form'] },
  { name: 'museum', zh: '展馆', older: ['detail', 'form'], newer: ['list', 'detail'] },
  { name: 'garden', zh: '花园', older: ['list', 'detail'], newer: ['detail', 'form'] },
  { name: 'harbour', zh: '港口', older: ['list', 'form'], newer: ['detail', 'form'] },
  { name: 'kitchen', zh: '厨房', older: ['list', 'detail'], newer: ['list', 'form'] },
  { name: 'theatre', zh: '剧院', older: ['detail', 'form'], newer: ['list', 'detail'] },
  { name: 'stadium', zh: '球场', older: ['list', 'detail'], newer: ['detail', 'form'] },
  { name: 'workshop', zh: '工坊', older: ['list'], newer: ['detail'] },
]

/** One generated screen. */
export interface PlannedScreen {
  area: string
  kind: Kind
  /** Name of its route in `routes`. */
  route: string
  path: string
  isNewer: boolean
  /** The newer theme has a screen of its own. */
  hasNewer: boolean
  title: { zh: string; en: string }
  query: string
  login: 'required' | 'optional'
  pullDownRefresh: boolean
}

const kinds: Record<Kind, { zh: string; en: string; query: string; login: 'required' | 'optional' }> = {
  list: { zh: '列表', en: 'list', query: 'state?', login: 'optional' },
  detail: { zh: '详情', en: 'details', query: 'itemId', login: 'required' },
  form: { zh: '申请', en: 'application', query: 'source?', login: 'required' },
}

/** `library` becomes `Library`. */
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** All generated screens with what their routes need. */
export const screens: readonly PlannedScreen[] = areas.flatMap(({ name, zh, older, newer }) => {
  const screen = (kind: Kind, isNewer: boolean): PlannedScreen => {
    const isTwin = older.includes(kind) && newer.includes(kind)
    const route = isNewer && isTwin ? `xyf${capital(name)}${capital(kind)}` : `${name}${capital(kind)}`
    const { query, login } = kinds[kind]
    return {
      area: name,
      kind,
      route,
      path: `subPackages/${isNewer ? 'xyfApp/' : ''}${name}/${kind}`,
      isNewer,
      hasNewer: isTwin && !isNewer,
      title: { zh: `${zh}${kinds[kind].zh}`, en: `${capital(name)} ${kinds[kind].en}` },
      query,
      login,
      pullDownRefresh: kind === 'list',
    }
  }
  return [...older.map((kind) => screen(kind, false)), ...newer.map((kind) => screen(kind, true))]
})
