import { siteForTests } from './site'
import { fieldsOutOfSight, misfitsInWindow, underEdges } from './windows'

const site = siteForTests()

/** A page that is drawn by hand, with room for a finger. */
async function pageOf(body: string) {
  const { page } = await site.visit(undefined)
  await page.setContent(`<!DOCTYPE html><meta name="viewport" content="width=device-width,viewport-fit=cover">
    <style>* { margin: 0; line-height: 1.5 } input { display: block; height: 44px } div { position: fixed; left: 0; right: 0 }</style>${body}`)
  return page
}

describe('what another window leaves no room for', () => {
  it.each([
    [
      'a text that is wider than the window',
      '<p style="white-space: nowrap">卡号 6222 0202 0000 0000 123 的账单明细</p>',
      1,
    ],
    ['bars that take more than half of it', '<div class="nav-bar" style="top: 0; height: 300px"></div>', 1],
    [
      'nothing, where a bar is not fixed in it',
      '<div class="nav-bar" style="position: static; height: 300px"></div>',
      0,
    ],
    ['nothing, where the text wraps', '<p>卡号 6222 0202 0000 0000 123 的账单明细</p>', 0],
  ])('%s', async (_, body, count) => {
    expect(await misfitsInWindow(await pageOf(body), { width: 240, height: 568 })).toHaveLength(count)
  })
})

describe('a field that the keyboard takes out of sight', () => {
  const bar = (style: string) =>
    `<p style="height: 400px"></p><input aria-label="验证码"><p style="height: 900px"></p><div style="height: 300px; ${style}"></div>`

  it('is found where a bar lies over it', async () => {
    expect(await fieldsOutOfSight(await pageOf(bar('bottom: 0; background: #fff')))).toEqual(['out of sight: 验证码'])
  })

  it('is none where it stays above the bar', async () => {
    expect(await fieldsOutOfSight(await pageOf(bar('top: -300px')))).toEqual([])
  })
})

describe('a text under the edges of a phone', () => {
  it.each([
    ['a bar at the bottom without room', '<div style="bottom: 0">支付</div>', ['under the bar for gestures: 支付']],
    ['a bar at the top without room', '<div style="top: 0">返回</div>', ['under the notch: 返回']],
    [
      'the end of the page without room',
      '<p style="padding-top: 60px; height: 1000px">账单</p><p>已到底</p>',
      ['under the bar for gestures: 已到底'],
    ],
    ['bars with room', '<div style="bottom: 0; padding-bottom: env(safe-area-inset-bottom)">支付</div>', []],
    ['the top with room', '<div style="top: 0; padding-top: env(safe-area-inset-top)">返回</div>', []],
  ])('%s', async (_, body, found) => {
    expect(await underEdges(await pageOf(body))).toEqual(found)
  })
})
