import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allRoutes, isMain } from '@/routes'

const dist = (name: string) => path.resolve(__dirname, '../../dist', name)
const read = (name: string) => JSON.parse(readFileSync(dist(name), 'utf8'))
/** A method of the library that encrypts; the builds keep its name. */
const cipher = 'modPowInt'

/** Scripts of a build whose text matches, by their paths. */
const scriptsWith = (build: string, text: RegExp) =>
  readdirSync(dist(build), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && text.test(readFileSync(dist(`${build}/${name}`), 'utf8')))

/** Scripts of a build that contain the cipher, by their paths. */
const ciphersIn = (build: string) => scriptsWith(build, new RegExp(cipher))

const hosts = ['weapp', 'alipay', 'tt'] as const
const offered = allRoutes.filter((route) => route.host === undefined)
const tabs = offered.filter((route) => route.tab !== undefined).sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0))

interface AppJson {
  entryPagePath: string
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  preloadRule: Record<string, { packages: string[] }>
  networkTimeout?: Record<string, number>
  tabBar: {
    color?: string
    /** Alipay's names for color and list. */
    textColor?: string
    selectedColor: string
    list?: { pagePath: string; text: string }[]
    items?: { pagePath: string; name: string }[]
  }
}

const tabsOf = ({ tabBar }: AppJson) =>
  tabBar.list?.map(({ pagePath, text }) => [pagePath, text]) ??
  tabBar.items?.map(({ pagePath, name }) => [pagePath, name])

const pagesOf = ({ pages, subPackages }: AppJson) => [
  ...pages,
  ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
]

describe.each(hosts)('%s build', (host) => {
  const app: AppJson = read(`${host}/app.json`)
  const pageJson = (route: string) => read(`${host}/${route}.json`)

  it('R-05 registers every route at exactly its path, and no other page', () => {
    expect(pagesOf(app).sort()).toEqual(offered.map(({ path: route }) => route).sort())
    for (const page of pagesOf(app)) expect(existsSync(dist(`${host}/${page}.js`))).toBe(true)
  })

  it('R-17 opens at home, with home, mall and my as tabs whose text is the title', () => {
    expect(app.entryPagePath).toBe('pages/home/index')
    expect(tabsOf(app)).toEqual(tabs.map((route) => [route.path, route.title['zh-CN']]))
    expect(tabs.map((route) => route.path)).toEqual(['pages/home/index', 'pages/mall/index', 'pages/my/index'])
  })

  it('R-02 colours the tab texts #A6A6A6 and #1ACD66', () => {
    expect([app.tabBar.color ?? app.tabBar.textColor, app.tabBar.selectedColor]).toEqual(['#A6A6A6', '#1ACD66'])
  })

  it('R-06 enables pull-down refresh on the mall, the carnival and the search results only', () => {
    const pulled = pagesOf(app).filter((page) => pageJson(page).enablePullDownRefresh ?? pageJson(page).pullRefresh)
    expect(pulled.sort()).toEqual([
      'pages/mall/index',
      'subPackages/carnival-shopping/index',
      'subPackages/mall-search/index',
    ])
  })

  it('R-03 has the navigation bar of the host on one page, and its own on all others', () => {
    const plain = pagesOf(app).filter((page) => pageJson(page).navigationStyle !== 'custom')
    expect(plain).toEqual(['subPackages/landing-page/activity-1'])
    const { navigationStyle, transparentTitle } = pageJson('subPackages/landing-page/activity-1')
    expect([navigationStyle, transparentTitle]).toEqual(['default', host === 'alipay' ? 'none' : undefined])
  })

  it('C2 has the cipher of encrypted calls in the sub-package of the rights supplier only', () => {
    const files = ciphersIn(host)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((name) => !name.startsWith('subPackages/rightssupplier/'))).toEqual([])
  })

  it('R-30 gives each kind of call 60 s where the host has that setting', () => {
    const kinds = ['request', 'connectSocket', 'uploadFile', 'downloadFile']
    const expected = host === 'alipay' ? undefined : Object.fromEntries(kinds.map((kind) => [kind, 60_000]))
    expect(app.networkTimeout).toEqual(expected)
  })

  it('fetches what is often next while a tab is shown, from sub-packages that it has', () => {
    const roots = app.subPackages.map(({ root }) => root)
    const rules = Object.entries(app.preloadRule)
    expect(rules.map(([tab]) => tab)).toEqual(['pages/home/index', 'pages/my/index'])
    expect(rules.flatMap(([, { packages }]) => packages).filter((one) => !roots.includes(one))).toEqual([])
  })

  it('has only the pages of the main package in the main package', () => {
    expect(app.pages.every(isMain)).toBe(true)
    const roots = app.subPackages.map(({ root }) => root)
    expect(roots.filter((one) => roots.some((other) => one !== other && one.startsWith(`${other}/`)))).toEqual([])
  })
})

describe('h5 build', () => {
  const scripts = readdirSync(dist('h5/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(dist(`h5/js/${name}`), 'utf8'))

  it('R-01 R-05 serves / and every route without a prefix', () => {
    const entry = scripts.join('\n')
    for (const route of allRoutes) expect(entry).toContain(route.path)
    expect(readFileSync(dist('h5/index.html'), 'utf8')).toMatch(/href="\/js\/[^"]+" data-entry/)
  })

  it('C2 has the cipher of encrypted calls in no script of its start', () => {
    const files = ciphersIn('h5')
    const html = readFileSync(dist('h5/index.html'), 'utf8')
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((name) => html.includes(`src="/${name}`))).toEqual([])
  })

  it('ships no source map', () => {
    expect(readdirSync(dist('h5/js')).filter((name) => /\.map\b/.test(name))).toEqual([])
  })
})

it.each(['h5', ...hosts])(
  '%s does not carry where its calls come from, which only the sandbox and the tests read',
  (build) => {
    expect(scriptsWith(build, /\borigin:\s*["'](?:stated|named|ours)["']/)).toEqual([])
  },
)
