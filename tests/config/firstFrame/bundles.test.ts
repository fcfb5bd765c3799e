import { readEnvironment } from '../../../config/environment'
import { drawnFrames, frameScripts } from '../../../config/firstFrame/bundles'
import type { Frames } from '../../../config/firstFrame/frames'

describe('the first frames', () => {
  let frames: Frames['frames']
  let styles: Frames['styles']
  beforeAll(async () => {
    ;({ frames, styles } = await drawnFrames(readEnvironment({}, true).hosts))
  })

  it('are those of each tab and of the way from a product to its payment, in both languages', () => {
    expect(frames.map(({ addresses, language }) => [...addresses, language].join(' '))).toEqual([
      '/ /pages/home/index zh-CN',
      '/ /pages/home/index en',
      '/pages/mall/index zh-CN',
      '/pages/mall/index en',
      '/pages/my/index zh-CN',
      '/pages/my/index en',
      '/subPackages/pdp/index zh-CN',
      '/subPackages/pdp/index en',
      '/subPackages/xyfApp/pdp/index zh-CN',
      '/subPackages/xyfApp/pdp/index en',
      '/subPackages/order/confirm zh-CN',
      '/subPackages/order/confirm en',
      '/subPackages/xyfApp/h5-pay/index zh-CN',
      '/subPackages/xyfApp/h5-pay/index en',
    ])
    expect(frames[1]?.html).toContain('Small subsidy')
    expect(frames[4]?.html).toContain('我的')
  })

  it('say that they wait, and show nothing of a customer', () => {
    for (const { html } of frames) {
      expect(html).toContain('aria-busy="true"')
      expect(html).not.toMatch(/\d{11}|¥|￥/)
    }
  })

  it('have the variables of both themes in place of a style of their own', () => {
    const { '.theme-xbt_h5': older, '.theme-xyfApp': newer } = styles
    expect(older).toContain('--color-brand:')
    expect(newer).toContain('--color-brand:')
    expect(newer).not.toBe(older)
    expect(frames.some(({ html }) => html.includes('--color-brand'))).toBe(false)
  })

  it('D-29 R-10 have a white header in the older theme, and in the newer where they are a step of paying', () => {
    const whiteIn = frames
      .filter(({ language }) => language === 'en')
      .map(({ html }) => /class="screen([^"]*)"/.exec(html)?.[1]?.replaceAll('plain-', '').trim())
    expect(whiteIn).toEqual(['', '', '', 'xbt_h5', '', 'xbt_h5 xyfApp', 'xyfApp'])
    expect(styles['.theme-xbt_h5.plain-xbt_h5']).toContain('--header-spread:transparent')
    expect(styles['.theme-xyfApp.plain-xyfApp']).toContain('--header-spread:transparent')
  })

  it('know what home, the mall and a product read first', () => {
    expect(frames.map(({ reads }) => reads.map(({ path }) => path))).toEqual([
      ...Array(2).fill(['/xbt/index', '/xbt/grid-modules', '/xbt/member-broadcast']),
      ...Array(2).fill(['/xbt/shop']),
      ...Array(2).fill([]),
      ...Array(4).fill(['/shop/goods']),
      ...Array(4).fill([]),
    ])
  })

  it('are shown by a script without the app’s libraries; only the one after it has the hash of the signature', async () => {
    const [show = '', ahead = ''] = await frameScripts()
    expect(show.length).toBeLessThan(3_200)
    expect(ahead.length).toBeLessThan(12_500)
  })
})
