import type { IPluginContext } from '@tarojs/service'
import { elements, nesting } from './elements'
import { isStock } from './stock'
import { takeAliases } from './taroRuntime'

type Attributes = Record<string, string>

/** The part of a platform's template builder that is used here; Taro publishes no type for it. */
interface Template {
  internalComponents: Record<string, Attributes>
  nestElements: Map<string, number>
  buildAttribute(attributes: Attributes, nodeName: string): string
  buildTemplate(components: unknown): string
}

/** Accessibility attributes of each element in addition to its role, by the element's name in the templates. */
const told: Record<string, string[]> = {
  view: ['label', 'hidden', 'level', 'checked', 'selected', 'disabled', 'modal', 'live', 'busy'],
  text: ['label', 'hidden', 'level', 'live'],
  image: ['label', 'hidden'],
  input: ['label', 'invalid'],
  textarea: ['label', 'invalid'],
}

/** Screen readers ignore the label of an element without a role, so a labelled picture and a field get their role here. */
const roles: Record<string, string> = { image: `i.ariaLabel?'img':''`, input: `'textbox'`, textarea: `'textbox'` }

/** WeChat's attribute for the role differs from the standard one, which Alipay uses; Douyin documents neither. */
const roleAttribute = process.env.TARO_ENV === 'alipay' ? 'role' : 'aria-role'

function attributesOf(element: string): Attributes {
  const names = told[element]
  if (!names) return {}
  const attributes = names.map((name) => [`aria-${name}`, `i.aria${name[0]?.toUpperCase()}${name.slice(1)}`])
  return { [roleAttribute]: roles[element] ?? `i.role||''`, ...Object.fromEntries(attributes) }
}

/** `bindTouchStart`, `onTouchStart` and `hover-class` as JSX writes them, without regard to capitals: hosts spell events differently. */
const nameInJsx = (attribute: string): string =>
  attribute
    .replace(/^(bind|on)(?=[A-Za-z])/, 'on')
    .replaceAll('-', '')
    .toLowerCase()

/** Leaves each component only the attributes of `elements`; one that is not listed there keeps its place in Taro's numbering and nothing else. */
function cutAttributes(components: Record<string, Attributes>): void {
  for (const [component, attributes] of Object.entries(components)) {
    const kept = new Set((elements[component] ?? []).map(nameInJsx))
    for (const attribute of Object.keys(attributes)) if (!kept.has(nameInJsx(attribute))) delete attributes[attribute]
  }
}

/**
 * Taro plugin for the templates of mini-programs. It leaves out what nothing sets, and gives roles, labels and states to screen readers: the
 * screens set those and Taro sends them as data, but its templates omit them (NervJS/taro#14932). The runtime gets the table of short
 * names that belongs to these templates.
 */
export default (context: IPluginContext) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn({ template }: { template?: Template }) {
      if (!template) return
      const build = template.buildAttribute.bind(template)
      template.buildAttribute = (attributes, nodeName) =>
        build({ ...attributes, ...attributesOf(nodeName.replace(/^(static|catch)-/, '')) }, nodeName)
      if (isStock) return
      if (process.env.TARO_ENV === 'tt') Object.assign(template.internalComponents.Button ?? {}, { 'data-im-id': '' })
      cutAttributes(template.internalComponents)
      for (const [element, levels] of Object.entries(nesting)) template.nestElements.set(element, levels)
      takeAliases(template.internalComponents)
      const buildAll = template.buildTemplate.bind(template)
      template.buildTemplate = (components) => buildAll(components).replace(/>\s+</g, '><').replace(/\s+/g, ' ')
    },
  })
}
