type Loader = (this: unknown, source: string) => string

// The build loads these files without the compiler, so they have no types.
const h5PageConfigs = jest.requireActual<Loader>('../../config/h5PageConfigs')
const replaceText = jest.requireActual<Loader>('../../config/replaceText')
const MustApply =
  jest.requireActual<new (files: string[], place: string) => { apply(compiler: object): void }>(
    '../../config/mustApply',
  )

/** Runs a webpack loader with its options. */
const load = (loader: Loader, options: object, source: string): string =>
  loader.call({ getOptions: () => options }, source)

describe('a change in a library’s file', () => {
  const changes = [
    ['all()', '[]'],
    ['old', 'new'],
  ]

  it('replaces each text wherever it is', () => {
    expect(load(replaceText, { file: 'lib/a.js', changes, place: 'config/ours.ts' }, 'all(); old; all()')).toBe(
      '[]; new; []',
    )
  })

  it('fails by the name of the file when a text is not there', () => {
    expect(() =>
      load(
        replaceText,
        { file: 'lib/a.js', changes, place: 'config/ours.ts' },
        'all(); older is fine'.replace('old', 'eld'),
      ),
    ).toThrow(
      'lib/a.js no longer contains "old": adapt its change in config/ours.ts to this version of the library, or remove it',
    )
  })

  it('fails the build when its file is not part of it', () => {
    const errors: Error[] = []
    let finish = (): void => undefined
    const compilation = {
      compiler: { isChild: () => false },
      errors,
      hooks: { finishModules: { tap: (_name: string, run: () => void) => (finish = run) } },
    }
    const compiler = {
      hooks: { thisCompilation: { tap: (_name: string, run: (one: object) => void) => run(compilation) } },
    }
    load(replaceText, { file: 'lib/used.js', changes: [], place: 'config/ours.ts' }, '')
    new MustApply(['lib/used.js', 'lib/unused.js'], 'config/ours.ts').apply(compiler)
    finish()
    expect(errors.map(({ message }) => message)).toEqual([
      'lib/unused.js is not part of the build: adapt or remove its change in config/ours.ts',
    ])
  })
})

describe('H5’s list of pages', () => {
  const entry = (path: string) => `Object.assign({
  path: '${path}',
  load: function(context, params) {
    const page = import("./${path}")
    return [page, context, params]
  }
}, {})`
  const generated = (...paths: string[]) => `var config = {"pages":["a","b"],"tabBar":{"list":[]}}
window.__taroAppConfig = config
config.routes = [
  ${paths.map(entry).join(',')}
]
start()`

  it('has the imports of the pages in the order of routes.ts, and their paths only there', () => {
    const made = load(h5PageConfigs, { paths: ['a/index', 'b/index'] }, generated('b/index', 'a/index'))
    expect(made).toContain('config.routes = h5Routes([() => import("./a/index"), () => import("./b/index")])')
    expect(made).toContain('var config = {"tabBar":{"list":[]}}\n')
    expect(made).toContain('guardPages(config.routes)\nstart()')
  })

  it.each([
    ['a page is missing', generated('b/index'), 'finds 1 of 2 pages'],
    [
      'Taro writes pages differently',
      generated('b/index', 'a/index').replaceAll('function(', 'async function('),
      'finds 0 of 2',
    ],
    [
      'Taro writes the configuration differently',
      generated('a/index', 'b/index').replace('var config', 'let config'),
      'finds 2 of 2',
    ],
  ])('fails by name when %s', (_name, source, message) => {
    expect(() => load(h5PageConfigs, { paths: ['a/index', 'b/index'] }, source)).toThrow(message)
    expect(() => load(h5PageConfigs, { paths: ['a/index', 'b/index'] }, source)).toThrow('@tarojs/taro-loader')
  })
})
