import type { HostApi } from './hostApi'

type Listener = (value?: unknown) => void

/** Every `onX` and `offX` of the host: listeners are stored by the name after the prefix, `AppShow` for `onAppShow`. */
export function addListeners(host: HostApi, known: ReadonlySet<string>): void {
  const { listeners } = host.machine
  for (const name of known) {
    const event = /^(?:on|off)([A-Z]\w*)$/.exec(name)?.[1]
    if (!event) continue
    if (name.startsWith('on')) {
      host.put(name, (listener: Listener) => {
        const set = listeners.get(event) ?? new Set()
        set.add(listener)
        listeners.set(event, set)
      })
    } else {
      host.put(name, (listener?: Listener) => {
        if (listener) listeners.get(event)?.delete(listener)
        else listeners.delete(event)
      })
    }
  }
}
