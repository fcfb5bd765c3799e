/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { LeavePort } from '@/platform/page/leavePort'

const mockHost = { onAppHide: undefined as unknown }
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { leave: browser } = jest.requireActual<{ leave: LeavePort }>('../../src/platform/page/leave.h5.ts')
const { leave: mini } = jest.requireActual<{ leave: LeavePort }>('../../src/platform/page/leave.ts')

const word = { url: '/event/report', headers: { Token: 't' }, body: { a: 1 } }

describe('a browser', () => {
  it('reports a hidden and a closed page, but not a page that is shown', () => {
    let left = 0
    browser.watch(() => {
      left += 1
    })
    const show = jest.spyOn(document, 'visibilityState', 'get')
    const become = (state: DocumentVisibilityState) => {
      show.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return left
    }
    expect(become('visible')).toBe(0)
    expect(become('hidden')).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(left).toBe(2)
  })

  it('R-130 posts with a call that outlives the page, with its headers and without cookies', async () => {
    const fetch = jest.fn(async () => ({ status: 429 }))
    Object.assign(window, { fetch })
    expect(await browser.send?.(word)).toBe(429)
    expect(fetch).toHaveBeenCalledWith('/event/report', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', Token: 't' },
      body: '{"a":1}',
    })
  })

  it('rejects, and does not throw, where the browser has no such call', async () => {
    Object.assign(window, { fetch: undefined })
    await expect(browser.send?.(word)).rejects.toThrow()
  })
})

describe('a mini-program', () => {
  it('reports when the host hides it, and needs no special call', () => {
    const onLeave = jest.fn()
    mockHost.onAppHide = (tell: () => void) => tell()
    mini.watch(onLeave)
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(mini.send).toBeUndefined()
  })

  it('starts on a host without such an event', () => {
    mockHost.onAppHide = undefined
    expect(() => mini.watch(() => undefined)).not.toThrow()
  })
})
