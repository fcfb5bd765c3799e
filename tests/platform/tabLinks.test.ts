/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { takeTabTaps } from '../../src/platform/links/tabLinks.h5'

const tapped: number[] = []
const barHeard: EventTarget[] = []

beforeAll(() => takeTabTaps((tab) => void tapped.push(tab)))

beforeEach(() => {
  document.body.innerHTML =
    '<p id="text">text</p><nav><a class="weui-tabbar__item"><span id="home">1</span></a><a class="weui-tabbar__item" id="mall">2</a></nav>'
  // As in Taro: the bar itself listens for taps.
  document.querySelector('nav')?.addEventListener('click', ({ target }) => target && barHeard.push(target))
  tapped.length = 0
  barHeard.length = 0
})

/** Taps, and returns whether the browser may follow the link. */
const tap = (target: EventTarget | null) =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it.each([
  ['home', 0],
  ['mall', 1],
])('R-17 a tap on the tab %s gives its place %i, and reaches neither the tab bar nor the link', (id, index) => {
  expect(tap(document.getElementById(id))).toBe(false)
  expect(tapped).toEqual([index])
  expect(barHeard).toEqual([])
})

it('a tap beside the tabs is left as it is', () => {
  expect(tap(document.getElementById('text'))).toBe(true)
  expect(tap(document)).toBe(true)
  const bar = document.querySelector('nav')
  expect(tap(bar)).toBe(true)
  expect(barHeard).toEqual([bar])
  expect(tapped).toEqual([])
})
