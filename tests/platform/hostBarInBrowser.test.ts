/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { nameHostBar } from '@/platform/page/hostBar.h5'

const words = { title: 'Activity', back: 'Back', home: 'Home', isHidden: false }
const bar = `<div id="taro-navigation-bar"><div class="taro-navigation-bar-home"></div><div class="taro-navigation-bar-back"></div><div class="taro-navigation-bar-title">Activity</div></div>`

afterEach(() => {
  document.body.innerHTML = ''
})

it('R-03 the pictures of Taro’s bar are buttons with names, which keys press', () => {
  document.body.innerHTML = bar
  nameHostBar(words)
  const button = document.querySelector<HTMLElement>('.taro-navigation-bar-back')
  const pressed = jest.fn()
  button?.addEventListener('click', pressed)
  for (const key of ['Enter', ' ', 'a']) button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(pressed).toHaveBeenCalledTimes(2)
  expect([button?.getAttribute('role'), button?.getAttribute('aria-label'), button?.tabIndex]).toEqual([
    'button',
    'Back',
    0,
  ])
  expect(document.querySelector('.taro-navigation-bar-home')?.getAttribute('aria-label')).toBe('Home')
  expect(document.querySelector('[role=heading]')?.textContent).toBe('Activity')
})

it('D-26 Taro’s bar is hidden where the native app shows its own', () => {
  document.body.innerHTML = bar
  const seen = (isHidden: boolean) => {
    nameHostBar({ ...words, isHidden })
    return document.getElementById('taro-navigation-bar')?.style.visibility
  }
  expect([seen(true), seen(false)]).toEqual(['hidden', ''])
})

it('nothing happens where Taro has drawn no bar', () => {
  expect(() => nameHostBar(words)).not.toThrow()
})

it('R-03 Taro’s bar is as high as the room that the page leaves for it', () => {
  document.body.innerHTML = bar
  nameHostBar(words)
  expect(document.getElementById('taro-navigation-bar')?.style.height).toContain('44px')
})
