import { drawnFrames, showScript } from '../../../config/firstFrame/bundles'

describe('the first frames', () => {
  const { frames, styles } = drawnFrames()

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

  it('are shown by a script without the app’s libraries, as each visit has it in its first document', () => {
    expect(showScript().length).toBeLessThan(2_500)
  })
})
