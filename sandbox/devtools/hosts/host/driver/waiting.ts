import { patience } from '../../patience'
import type { Target } from '../../protocol'
import { findAll } from '../find'
import type { ViewNode } from '../framework'
import type { Machine } from '../machine'
import type { Page } from '../pages'
import { readableText } from '../pageText'

/** Milliseconds between two checks while waiting. */
const POLL = 10

/** What comes by itself within so many milliseconds belongs to what came before. The view has work of its own, which no timer of the app tells of. */
const SOON = 4 * POLL

/** Lets the app run for a short time. */
const pause = (ms = POLL): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The page in front; throws when none is open. */
export function frontPage(machine: Machine): Page {
  const page = machine.pages.top
  if (!page) throw new Error('no page is open')
  return page
}

/** Polls until a condition is true; the error after `timeout` ms contains the page's text and the problems on it. */
export async function until(machine: Machine, done: () => boolean, timeout: number, what: string): Promise<void> {
  const end = Date.now() + timeout
  while (!done()) {
    if (Date.now() > end) {
      const page = frontPage(machine)
      const problems = machine.recorder.problems.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
      const shown = readableText(page.element)
      throw new Error(`waited ${timeout} ms for ${what} on ${page.route}\npage text:\n${shown}\nproblems:\n${problems}`)
    }
    await pause()
  }
}

/** The node that matches a target, once it exists. */
export async function waitForNode(machine: Machine, target: Target, nth: number): Promise<ViewNode> {
  let found: ViewNode | undefined
  const look = (): boolean => {
    found = findAll(frontPage(machine), target)[nth]
    return found !== undefined
  }
  await until(machine, look, patience, `an element ${JSON.stringify(target)}`)
  return found as ViewNode
}

/**
 * Waits until the page in front is drawn, no host call is under way but one that waits for the customer, and the app does nothing by itself within the next `soon` milliseconds;
 * false after `timeout` ms.
 */
export async function untilIdle(machine: Machine, timeout: number, soon = SOON): Promise<boolean> {
  const { calls, setData } = machine.recorder.logs
  const isStill = (): boolean =>
    machine.pages.top?.instance.hostPainted === true &&
    !machine.clock.isBusy(soon) &&
    calls.every(({ ok, isHeld }) => ok !== undefined || isHeld)
  const end = Date.now() + timeout
  let last = ''
  // An answer is handled in the turn after its call has ended.
  const looks = Math.max(2, soon / POLL)
  for (let quiet = 0; quiet < looks; ) {
    if (Date.now() > end) return false
    await pause(isStill() && soon === 0 ? 0 : POLL)
    const now = `${calls.length} ${setData.length}`
    quiet = isStill() && now === last ? quiet + 1 : 0
    last = now
  }
  return true
}
