import { until } from '@tests/fixtures/until'
import type { Locator } from 'playwright-core'
import type { Shown } from './frameSteps'

interface Place {
  x: number
  y: number
}

/** Moves a finger, or the mouse with its button down, and lifts it. */
async function drag({ page }: Shown, from: Place, to: Place, by: 'mouse' | 'finger'): Promise<void> {
  const steps = 8
  const on = (step: number): Place => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  })
  if (by === 'mouse') {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps })
    return page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', [on(step)])
  await touch('touchEnd', [])
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

/** Makes the network of the phone slow, so that a busy machine sees the sign of a refresh before the answers end it. */
export async function slowDown({ phone, send }: Shown): Promise<void> {
  await send({ type: 'set', settings: { network: 'slow' } })
  await phone.getByText('2G').waitFor()
}

/** Pulls the page down from its upper part by so many pixels, or up by a negative number. */
export async function dragDown(frame: Shown, pixels: number, by: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  const { x, y } = await boxOf(frame.phone.locator('iframe.screen'))
  const from = { x: x + 150, y: y + 250 }
  await drag(frame, from, { x: from.x, y: from.y + pixels }, by)
}

/** Turns a carousel by a finger, and waits until another slide is shown. */
export async function swipeLeft(frame: Shown, carousel: Locator): Promise<void> {
  const at = () =>
    carousel.evaluate((one) =>
      [...one.querySelectorAll('wx-swiper-item')].findIndex((item) => item.hasAttribute('data-current')),
    )
  const { x, y, width, height } = await boxOf(carousel)
  const before = await at()
  await drag(frame, { x: x + width * 0.8, y: y + height / 2 }, { x: x + width * 0.3, y: y + height / 2 }, 'finger')
  await until(
    async () => (await at()) !== before,
    () => 'another slide',
  )
}

/** Colour of the time in the phone's bar. */
export const timeColour = ({ phone }: Shown): Promise<string> =>
  phone.locator('.time').evaluate((time) => getComputedStyle(time).color)
