import type { LeavePort } from './leavePort'

/** A browser may end a hidden page without another word. `sendBeacon` sends no headers of ours, hence `keepalive`. */
export const leave: LeavePort = {
  watch(onLeave) {
    // On the window, as Taro's own listener that hides the page, and after it: what the page says at its end comes along.
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
