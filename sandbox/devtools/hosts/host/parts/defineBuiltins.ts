import type { ComponentSpace } from 'glass-easel'
import { elementOf } from '../framework'
import type { Person } from '../person'
import type { PrivacyGuide } from '../privacyGuide'
import { agreeing } from './agreeing'
import { partsFor } from './byPerson'
import { choiceParts } from './choices'
import type { BuiltinNode, Part } from './definition'
import { fieldParts } from './fields'
import { pictureParts } from './pictures'
import { scrollingParts } from './scrolling'

/** Components that every platform has, even if the templates do not use them. */
const BUILTINS = `view text image button input textarea form label scroll-view swiper swiper-item picker picker-view
  picker-view-column switch checkbox checkbox-group radio radio-group slider progress icon rich-text navigator video canvas
  map web-view cover-view cover-image movable-view movable-area open-data ad page-meta navigation-bar match-media root-portal
  camera live-player live-pusher audio official-account editor page-container share-element keyboard-accessory lottie
  contact-button life-follow`.split(/\s+/)

const NOT_BUILTIN = 'template import include import-sjs sjs wxs block slot comp custom-wrapper'.split(' ')
const COMMON_PROPERTIES = 'hidden name value disabled src nodes checked formType mode ariaLabel ariaRole'.split(' ')

const parts: Record<string, Part> = { ...fieldParts, ...choiceParts, ...scrollingParts, ...pictureParts }

/** Registers the built-in components, with the properties that the templates set on them. */
export function defineBuiltins(
  space: ComponentSpace,
  tagAttributes: Record<string, string[]>,
  person: Person,
  guide: PrivacyGuide,
): void {
  const byPerson: Record<string, Part> = person.isThere ? partsFor(person, guide) : {}
  const byGuide: Record<string, Part> = { button: agreeing(guide) }
  for (const name of new Set([...BUILTINS, ...Object.keys(tagAttributes)])) {
    if (NOT_BUILTIN.includes(name)) continue
    const names = [...new Set([...(tagAttributes[name] ?? []), ...COMMON_PROPERTIES])]
    const part = parts[name] ?? {}
    const definition = space.defineComponent({
      is: `builtin/${name}`,
      // Without this the framework prefixes the ids that templates set, and no selector finds them.
      options: { idPrefixGenerator: () => '' },
      properties: Object.fromEntries(names.map((property) => [property, null])),
      observers: {
        '**': function changed() {
          const node = this as unknown as BuiltinNode
          reflect(node, names)
          part.updated?.(node)
          byPerson[name]?.updated?.(node)
        },
      },
      lifetimes: {
        attached() {
          const node = this as unknown as BuiltinNode
          reflect(node, names)
          part.attached?.(node)
          byGuide[name]?.attached?.(node)
          byPerson[name]?.attached?.(node)
        },
      },
    })
    space.setGlobalUsingComponent(name, definition.general())
  }
}

/** Copies simple properties to the DOM as attributes, for style sheets and tests. */
function reflect(node: BuiltinNode, names: string[]): void {
  const host = elementOf(node)
  if (!host) return
  for (const name of names) {
    const value = node.data[name]
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (['string', 'number', 'boolean'].includes(typeof value) && value !== false && value !== '') {
      host.setAttribute(attribute, String(value))
    } else host.removeAttribute(attribute)
  }
}
