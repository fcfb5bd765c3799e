import type { Driver, Target } from '@tests/journeys/driver'
import type { Locator, Page } from 'playwright-core'
import { onScreen } from './pageDriver'

/** Presses of Tab after which a control counts as out of reach; the longest screen has about 80 controls. */
const mostPresses = 200

/** What keeps a customer without a pointer from a control that has the focus. */
export interface Hindrance {
  control: string
  /** `name`: nothing, or nothing of its own, is read out. `ring`: the focus cannot be seen. `covered`: something fixed lies over it. */
  kind: 'name' | 'ring' | 'covered'
}

/**
 * A customer with a keyboard and no pointer, who knows the controls of a screen by their names: each control is reached by Tab and used by
 * Enter, and texts are typed. What is wrong with a control that they use goes to `hindrances`.
 */
export function keyboardDriver(driver: Driver, page: Page, hindrances: Hindrance[]): Driver {
  const reach = async (target: Target, nth = 0): Promise<Locator> => {
    const control = await controlOf(page, target, nth)
    for (let presses = 0; presses <= mostPresses; presses += 1) {
      if (await control.evaluate((node) => node === document.activeElement)) {
        hindrances.push(...(await hindrancesOf(page, control)))
        return control
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${nameOf(target)}`)
  }
  return {
    ...driver,
    tap: async (target, nth) => {
      await reach(target, nth)
      await page.keyboard.press('Enter')
    },
    input: async (target, text) => {
      await reach(typeof target === 'string' ? `${target} input` : target)
      await page.keyboard.type(text)
    },
    tapTab: async (place) => {
      await reach('.weui-tabbar__item', place)
      await page.keyboard.press('Enter')
    },
  }
}

const nameOf = (target: Target): string => (typeof target === 'string' ? target : `“${target.text}”`)

const focusable = '[tabindex="0"], a[href], button, input, select, textarea'

/** The control that a target is, is in, or holds. */
async function controlOf(page: Page, target: Target, nth: number): Promise<Locator> {
  const found = await onScreen(page, target, nth)
  const isIn = await found.evaluate((node, selector) => node.closest(selector) !== null, focusable)
  return isIn
    ? found
        .locator(
          'xpath=ancestor-or-self::*[@tabindex="0" or @href or self::button or self::input or self::select or self::textarea]',
        )
        .last()
    : found.locator(focusable).first()
}

async function hindrancesOf(page: Page, control: Locator): Promise<Hindrance[]> {
  const [line = ''] = (await control.ariaSnapshot()).split('\n')
  const [, role, name] = /^- (\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? []
  const same = name
    ? await page
        .getByRole(role as 'button', { name, exact: true })
        .filter({ visible: true })
        .count()
    : 0
  const isUnseen = await control.evaluate(
    (node) => getComputedStyle(node).outlineStyle === 'none' && node.tagName !== 'INPUT',
  )
  const kinds: Hindrance['kind'][] = []
  if (same !== 1) kinds.push('name')
  if (isUnseen) kinds.push('ring')
  if (await isCovered(control)) kinds.push('covered')
  return kinds.map((kind) => ({ control: line, kind }))
}

/** Whether something else is where the control is, and stays there: a screen that slides in is not yet in its place. */
async function isCovered(control: Locator): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    const isFree = await control.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return above !== null && (node.contains(above) || above.contains(node))
    })
    if (isFree) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}
