import { elements, nesting } from '../../../config/elements'

/** What a host's plugin is constructed with; its builder of templates needs nothing of it. */
type PlatformClass = new (context: { initialConfig: object }, config: object, options: object) => { template: object }

/** The class of each host's plugin. */
const classes = { weapp: 'Weapp', alipay: 'Alipay', tt: 'TT' } as const

const builderOf = (host: keyof typeof classes): object => {
  const Platform = jest.requireActual<Record<string, PlatformClass>>(`@tarojs/plugin-platform-${host}`)[classes[host]]
  if (!Platform) throw new Error(`@tarojs/plugin-platform-${host} no longer exports ${classes[host]}`)
  return new Platform({ initialConfig: {} }, {}, {}).template
}

/** Components that a host's plugin adds when a build sets it up, after it is constructed. */
const addedLater = ['ContactButton']

/** What config/templatesPlugin.ts reads or replaces in a builder of templates and does not find there, with what to do. */
function faultsOf(host: string, builder: object): string[] {
  const { internalComponents, nestElements, buildAttribute, buildTemplate } = builder as Record<string, unknown>
  const components = Object(internalComponents)
  const levels = nestElements instanceof Map ? nestElements : new Map()
  const parts: [name: string, isThere: boolean][] = [
    ['internalComponents', typeof internalComponents === 'object'],
    ['nestElements', nestElements instanceof Map],
    ['buildAttribute', typeof buildAttribute === 'function'],
    ['buildTemplate', typeof buildTemplate === 'function'],
    ...Object.keys(elements)
      .filter((name) => !addedLater.includes(name))
      .map((name): [string, boolean] => [`internalComponents.${name}`, name in components]),
    ...Object.keys(nesting).map((name): [string, boolean] => [`nestElements of ${name}`, levels.has(name)]),
  ]
  return parts
    .filter(([, isThere]) => !isThere)
    .map(
      ([name]) =>
        `config/templatesPlugin.ts and config/elements.ts need ${name} of the template of @tarojs/plugin-platform-${host}: compare @tarojs/shared/dist/template.js and adapt them, as docs/taro-upgrade.md says`,
    )
}

describe.each(['weapp', 'alipay', 'tt'] as const)('the builder of templates of %s', (host) => {
  it('has all that is read or replaced in it', () => {
    expect(faultsOf(host, builderOf(host))).toEqual([])
  })

  it.each([
    ['internalComponents', undefined, 'internalComponents'],
    ['internalComponents', { View: {} }, 'internalComponents.ScrollView'],
    ['nestElements', {}, 'nestElements'],
    ['nestElements', new Map([['view', 3]]), 'nestElements of static-view'],
    ['buildAttribute', undefined, 'buildAttribute'],
    ['buildTemplate', 'text', 'buildTemplate'],
  ])('is reported by name where %s is %p', (member, value, name) => {
    const changed = Object.assign(builderOf(host), { [member]: value })
    expect(faultsOf(host, changed)).toContainEqual(
      expect.stringContaining(`need ${name} of the template of @tarojs/plugin-platform-${host}`),
    )
  })
})
