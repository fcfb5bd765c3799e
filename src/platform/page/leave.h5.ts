import type { LeavePort } from './leavePort'

/** A browser may end a hidden page without a further event. `sendBeacon` cannot send our headers, so `fetch` with `keepalive` is used. */
export const leave: LeavePort = {
  watch(onLeave) {
    // Registered on the window, like Taro's own listener that hides the page, and after it: reports made when the page hides are included.
    window.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') onLeave()
    })
    window.addEventListener('pagehide', onLeave)
  },
  async send({ url, headers, body }) {
    const { status } = await fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return status
  },
}
