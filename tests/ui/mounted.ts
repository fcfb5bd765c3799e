import '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { act, type ReactNode } from 'react'

/** Components as Taro draws them in a browser, on Taro's own test utilities. */

const utils = new TestUtils()

/** Holds what the present test draws. */
export const box = document.createElement('div')
/** The root of what is drawn; Taro's utilities take an element once. */
let root: HTMLElement | undefined

/** Taro's elements draw in the second frame at the latest; by the fake clock a frame takes 16 ms. */
const frames = 3
const threeFrames = 50

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** One component for all drawings, so that drawing again updates what is there. */
const Drawing = ({ node }: { node: ReactNode }) => node as JSX.Element

/** Draws, and answers the element it stands in; drawing again updates it. What Taro's elements hold themselves comes with `filled`. */
export function draw(node: ReactNode): HTMLElement {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  document.body.append(box)
  root ??= box.appendChild(document.createElement('div'))
  void utils.mount(Drawing, { props: { node }, container: root })
  return root
}

/** Waits until Taro's elements have drawn what they hold themselves, after React: the `input` of a field, the `img` of a picture. */
export async function filled(): Promise<void> {
  await act(async () => undefined)
  await act(async () => {
    if ('clock' in setTimeout) await jest.advanceTimersByTimeAsync(threeFrames)
    else for (let frame = 0; frame < frames; frame++) await nextFrame()
  })
}

/** Lets a long list draw all of its rows: it does so in parts, one per update. */
export async function allDrawn(): Promise<void> {
  for (let part = 0; part < 4; part++) await filled()
}

/** Takes the drawing away; call it after each test. */
export function clean(): void {
  if (root) utils.unmout()
  root = undefined
  box.replaceChildren()
  box.remove()
}

export function tap(target: Element | null | undefined): void {
  if (target) utils.fireEvent.click(target as HTMLElement)
}

/** Taps what has this id. */
export const press = (id: string): void => tap(box.querySelector(`#${id}`))

/** Types a whole text into a field, as pasting does. */
export function type(field: HTMLInputElement | null, text: string): void {
  if (!field) throw new Error('no such field')
  // React watches the property of its own fields and takes a value that was set through it for an old one.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  utils.fireEvent.input(field)
}

/** Lets time pass by the fake clock. @param ms milliseconds */
export function pass(ms: number): void {
  act(() => void jest.advanceTimersByTime(ms))
}

let now = Date.now()

/** Moves the clock on, so that a tap on the target of the test before is not taken for a double tap. */
export function letTapsPass(): void {
  now += 1_000
  jest.spyOn(Date, 'now').mockReturnValue(now)
}
