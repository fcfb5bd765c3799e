import { elementOf, fire } from '../framework'
import { type BuiltinNode, nativeChild, type Part } from './definition'

type Field = HTMLInputElement | HTMLTextAreaElement

/** `input` or `textarea`: contains a real field, whose own events are stopped (they would bubble and count twice). */
function field(tag: 'input' | 'textarea'): Part {
  const show = (node: BuiltinNode, native: Field): void => {
    const { value, placeholder, disabled, maxlength, password } = node.data
    if (value !== undefined && value !== null && String(value) !== native.value) native.value = String(value)
    native.placeholder = String(placeholder ?? '')
    native.disabled = Boolean(disabled)
    if (Number(maxlength) > 0) native.maxLength = Number(maxlength)
    if (native instanceof HTMLInputElement) native.type = password ? 'password' : 'text'
  }
  return {
    attached(node) {
      const host = elementOf(node)
      if (!host) return
      const native = nativeChild<Field>(host, tag)
      const on = (name: string, run: (event: Event) => void): void => {
        native.addEventListener(name, (event) => {
          event.stopPropagation()
          run(event)
        })
      }
      on('input', () => fire(node, 'input', { value: native.value, cursor: native.selectionStart, keyCode: 0 }))
      on('focus', () => fire(node, 'focus', { value: native.value, height: 0 }))
      on('blur', () => fire(node, 'blur', { value: native.value, cursor: 0 }))
      on('change', () => undefined)
      on('keydown', (event) => {
        if ((event as KeyboardEvent).key === 'Enter' && tag === 'input') fire(node, 'confirm', { value: native.value })
      })
      show(node, native)
    },
    updated(node) {
      const native = elementOf(node)?.querySelector<Field>(tag)
      if (native) show(node, native)
    },
  }
}

/** Text fields. */
export const fieldParts: Record<string, Part> = { input: field('input'), textarea: field('textarea') }
