import type { IPluginContext } from '@tarojs/service'

type Attributes = Record<string, string>

/** As much of a platform's template builder as is needed here; Taro publishes no type of it. */
interface Platform {
  template?: { buildAttribute(attributes: Attributes, nodeName: string): string }
}

/** What a screen reader is told of each element beside its role, by the element's name in the templates. */
const told: Record<string, string[]> = {
  view: ['label', 'hidden', 'checked', 'selected', 'disabled', 'modal', 'live', 'busy'],
  text: ['label', 'hidden', 'level', 'live'],
  image: ['label', 'hidden'],
  input: ['label', 'invalid'],
}

/** Readers pass over the label of an element that has no role of its own, so a labelled picture and a field get theirs here. */
const roles: Record<string, string> = { image: `i.ariaLabel?'img':''`, input: `'textbox'` }

/** WeChat's word for the role differs from the standard's, which Alipay keeps; Douyin documents neither. */
const roleAttribute = process.env.TARO_ENV === 'alipay' ? 'role' : 'aria-role'

function attributesOf(element: string): Attributes {
  const names = told[element]
  if (!names) return {}
  const attributes = names.map((name) => [`aria-${name}`, `i.aria${name[0]?.toUpperCase()}${name.slice(1)}`])
  return { [roleAttribute]: roles[element] ?? `i.role||''`, ...Object.fromEntries(attributes) }
}

/**
 * Taro plugin that lets the screen readers of mini-programs hear roles, labels and states: the screens set them and Taro sends them as
 * data, but its templates leave them out (NervJS/taro#14932). Only the templates change: declaring the attributes to Taro would
 * renumber the short names of all others, which the app's runtime would have to know as well.
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
