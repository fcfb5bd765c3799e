import { readEnvironment } from '../../../config/environment'
import { drawnFrames, frameScripts } from '../../../config/firstFrame/bundles'
import type { Frames } from '../../../config/firstFrame/frames'

describe('the first frames', () => {
  let frames: Frames['frames']
  let styles: Frames['styles']
  beforeAll(async () => {
    ;({ frames, styles } = await drawnFrames(readEnvironment({}, true).hosts))
  })

  it('are those of each tab, in both languages', () => {
    expect(frames.map(({ addresses, language }) => [...addresses, language].join(' '))).toEqual([
      '/ /pages/home/index zh-CN',
      '/ /pages/home/index en',
      '/pages/mall/index zh-CN',
      '/pages/mall/index en',
      '/pages/my/index zh-CN',
      '/pages/my/index en',
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
    expect(styles.xbt_h5).toContain('--color-brand:')
    expect(styles.xyfApp).toContain('--color-brand:')
    expect(styles.xyfApp).not.toBe(styles.xbt_h5)
    expect(frames.some(({ html }) => html.includes('--color-brand'))).toBe(false)
  })

  it('know what home and the mall read first', () => {
    expect(frames.map(({ reads }) => reads.map(({ path }) => path))).toEqual([
      ...Array(2).fill(['/xbt/index', '/xbt/grid-modules', '/xbt/member-broadcast']),
      ...Array(2).fill(['/xbt/shop']),
      ...Array(2).fill([]),
    ])
  })

  it('are shown by a script without the app’s libraries; only the one after it has the hash of the signature', async () => {
    const [show = '', ahead = ''] = await frameScripts()
    expect(show.length).toBeLessThan(3_200)
    expect(ahead.length).toBeLessThan(12_500)
  })
})
