import { builtinName, collect, elementOf, findUp, fire, type ViewNode, walk } from '../framework'
import { type BuiltinNode, onTap, type Part } from './definition'

const isOn = (node: BuiltinNode): boolean => Boolean(node.chosen ?? node.data.checked)

/** Runs a form: collects its named fields and fires `submit`, as a device does on a button of formType submit. */
export function submitForm(form: ViewNode, button?: ViewNode): void {
  const value: Record<string, unknown> = {}
  walk(form, (node) => {
    const name = node.data?.name
    if (
      typeof name !== 'string' ||
      !name ||
      !/^(input|textarea|switch|slider|picker|checkbox-group|radio-group)$/.test(builtinName(node) ?? '')
    )
      return
    const native = elementOf(node)?.querySelector<HTMLInputElement>(':scope > input, :scope > textarea')
    value[name] = native ? native.value : ((node as BuiltinNode).chosen ?? node.data?.value ?? node.data?.checked)
  })
  fire(form, 'submit', { value, formId: 'form', target: button && { id: button.id, dataset: button.dataset } })
}

/** Forms, and controls whose value is chosen by a tap. */
export const choiceParts: Record<string, Part> = {
  button: onTap((node) => {
    const form = findUp(node, 'form')
    if (form && node.data.formType === 'submit') submitForm(form, node)
    if (form && node.data.formType === 'reset') fire(form, 'reset', {})
  }),
  switch: onTap((node) => {
    node.chosen = !isOn(node)
    fire(node, 'change', { value: node.chosen })
  }),
  checkbox: onTap((node) => {
    node.chosen = !isOn(node)
    const group = findUp(node, 'checkbox-group') as BuiltinNode | undefined
    if (!group) return
    const boxes = collect(group, 'checkbox') as BuiltinNode[]
    group.chosen = boxes.filter(isOn).map((box) => box.data.value)
    fire(group, 'change', { value: group.chosen })
  }),
  radio: onTap((node) => {
    const group = findUp(node, 'radio-group') as BuiltinNode | undefined
    if (!group) return
    for (const radio of collect(group, 'radio') as BuiltinNode[]) radio.chosen = radio === node
    group.chosen = node.data.value
    fire(group, 'change', { value: node.data.value })
  }),
  label: {
    attached(node) {
      node.addListener('tap', (event) => {
        const { target } = event
        const inside = ['checkbox', 'radio', 'switch'].flatMap((name) => collect(node, name))[0]
        // A tap that starts on the control has already reached it.
        if (inside && !findUp(target, builtinName(inside) ?? '')) fire(inside, 'tap', {})
      })
    },
  },
}
