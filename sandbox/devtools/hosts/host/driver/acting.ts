import type { Fields, Target } from '../../protocol'
import { builtinName, collect, elementOf, findUp, fire, fireBubbling } from '../framework'
import type { Machine } from '../machine'
import { submitForm } from '../parts/choices'
import type { BuiltinNode } from '../parts/definition'
import { moveSwiper } from '../parts/scrolling'
import { waitForNode } from './waiting'

/** Actions of the user: every action waits for its element first. `nth` counts the matching nodes, from 0. */
export function acting(machine: Machine) {
  const control = async (target: Target, name: string, nth: number): Promise<BuiltinNode> => {
    const node = await waitForNode(machine, target, nth)
    const found = findUp(node, name) ?? collect(node, name)[0]
    if (!found) throw new Error(`no ${name} at ${JSON.stringify(target)} but a ${builtinName(node)}`)
    return found as BuiltinNode
  }
  const field = async (target: Target, nth: number): Promise<HTMLInputElement> => {
    const element = elementOf(await waitForNode(machine, target, nth))
    const found = element?.querySelector<HTMLInputElement>('input, textarea')
    if (!found) throw new Error(`no field at ${JSON.stringify(target)}`)
    return found
  }

  return {
    /** Taps a node; the event bubbles. A disabled button ignores the tap. */
    async tap(target: Target, nth = 0): Promise<void> {
      const node = await waitForNode(machine, target, nth)
      if (findUp(node, 'button')?.data?.disabled) return
      fireBubbling(node, 'tap', { x: 0, y: 0 })
    },

    /** Types a value into a field, as one input event. */
    async input(target: Target, value: string, nth = 0): Promise<void> {
      const native = await field(target, nth)
      native.dispatchEvent(new window.Event('focus'))
      native.value = value
      native.dispatchEvent(new window.Event('input', { bubbles: true }))
    },

    /** Leaves a field, which fires blur. */
    async blur(target: Target, nth = 0): Promise<void> {
      const native = await field(target, nth)
      native.dispatchEvent(new window.Event('blur'))
    },

    /** Chooses in a picker: an index, a date, or one index per column. */
    async pick(target: Target, value: unknown, nth = 0): Promise<void> {
      const node = await control(target, 'picker', nth)
      node.chosen = value
      fire(node, 'change', { value })
    },

    /** Moves a swiper to an item by its index. */
    async swipe(target: Target, current: number, nth = 0): Promise<void> {
      moveSwiper(await control(target, 'swiper', nth), current, 'touch')
    },

    /** Scrolls a scroll-view to its end. */
    async scrollToEnd(target: Target, nth = 0): Promise<void> {
      const node = await control(target, 'scroll-view', nth)
      fire(node, 'scroll', {
        scrollTop: 1000,
        scrollLeft: 0,
        scrollHeight: 2000,
        scrollWidth: 375,
        deltaX: 0,
        deltaY: -10,
      })
      fire(node, 'scrolltolower', { direction: 'bottom' })
    },

    /**
     * Scrolls the page in front to a place in CSS pixels; without one, to its end. A window without layout (jsdom) needs the page's height.
     */
    async scrollPage(top = Number.MAX_SAFE_INTEGER, height?: number): Promise<void> {
      await machine.scroll.to(top, height)
    },

    /** Submits a form without a button. */
    async submit(target: Target, nth = 0): Promise<void> {
      submitForm(await control(target, 'form', nth))
    },

    /** Fires any event on a node. */
    async trigger(target: Target, name: string, detail: Fields = {}, nth = 0): Promise<void> {
      fire(await waitForNode(machine, target, nth), name, detail)
    },
  }
}
