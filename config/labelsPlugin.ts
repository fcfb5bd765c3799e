import type { IPluginContext } from '@tarojs/service'

type Attributes = Record<string, string>

/** The part of a platform's template builder that is used here; Taro publishes no type for it. */
interface Platform {
  template?: { buildAttribute(attributes: Attributes, nodeName: string): string }
}

/** Accessibility attributes of each element in addition to its role, by the element's name in the templates. */
const told: Record<string, string[]> = {
  view: ['label', 'hidden', 'checked', 'selected', 'disabled', 'modal', 'live', 'busy'],
  text: ['label', 'hidden', 'level', 'live'],
  image: ['label', 'hidden'],
  input: ['label', 'invalid'],
}

/** Screen readers ignore the label of an element without a role, so a labelled picture and a field get their role here. */
const roles: Record<string, string> = { image: `i.ariaLabel?'img':''`, input: `'textbox'` }

/** WeChat's attribute for the role differs from the standard one, which Alipay uses; Douyin documents neither. */
const roleAttribute = process.env.TARO_ENV === 'alipay' ? 'role' : 'aria-role'

function attributesOf(element: string): Attributes {
  const names = told[element]
  if (!names) return {}
  const attributes = names.map((name) => [`aria-${name}`, `i.aria${name[0]?.toUpperCase()}${name.slice(1)}`])
  return { [roleAttribute]: roles[element] ?? `i.role||''`, ...Object.fromEntries(attributes) }
}

/**
 * Taro plugin that gives roles, labels and states to the screen readers of mini-programs: the screens set them and Taro sends them as data,
 * but its templates omit them (NervJS/taro#14932). Only the templates change: declaring the attributes to Taro would renumber the short
 * names of all others, which the app's runtime would also have to know.
 */
export default (context: IPluginContext) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn({ template }: Platform) {
      if (!template) return
      const build = template.buildAttribute.bind(template)
      template.buildAttribute = (attributes, nodeName) =>
        build({ ...attributes, ...attributesOf(nodeName.replace(/^(static|catch)-/, '')) }, nodeName)
    },
  })
}
