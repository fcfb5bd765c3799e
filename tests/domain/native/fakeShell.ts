import type { Bridge } from '@/platform/host/bridgePort'

/** A message of the page, as the app reads it. */
export interface Heard {
  id: string
  type: string
  header: { code: number }
  data: Record<string, unknown>
}

/** The native app's side of the bridge. */
export function fakeShell() {
  const heard: Heard[] = []
  let take: (message: unknown) => void = () => undefined
  const bridge: Bridge = {
    post: (json) => void heard.push(JSON.parse(json)),
    listen: (listener) => {
      take = listener
    },
  }
  const say = (message: unknown) => take(message)
  const last = (type: string) => heard.filter((one) => one.type === type).slice(-1)[0]
  return {
    bridge,
    heard,
    /** Sends any value to the page. */
    say,
    /** Sends a message without a request. */
    broadcast: (type: string, data?: object, code = 1) => say(JSON.stringify({ id: '', type, header: { code }, data })),
    /** Answers the last request of a type. */
    answer: (type: string, data: object = {}, code = 1) =>
      say(JSON.stringify({ id: last(type)?.id, type, header: { code }, data })),
    last,
  }
}
