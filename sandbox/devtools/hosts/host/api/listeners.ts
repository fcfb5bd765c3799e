import type { HostApi } from './hostApi'

type Listener = (value?: unknown) => void

/** Adds listeners of an event. */
const hearing =
  ({ machine: { listeners } }: HostApi, event: string) =>
  (listener: Listener) =>
    void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))

/** Every `onX` and `offX` of the host: listeners are stored by the name after the prefix, `AppShow` for `onAppShow`. */
export function addListeners(host: HostApi, known: ReadonlySet<string>): void {
  const { listeners } = host.machine
  for (const name of known) {
    const event = /^(?:on|off)([A-Z]\w*)$/.exec(name)?.[1]
    if (!event) continue
    if (name.startsWith('on')) {
      host.put(name, hearing(host, event))
    } else {
      host.put(name, (listener?: Listener) => {
        if (listener) listeners.get(event)?.delete(listener)
        else listeners.delete(event)
      })
    }
  }
}

/**
 * The update manager: a test fires `CheckForUpdate`, `UpdateReady` or `UpdateFailed`. `applyUpdate` is recorded as a call; the test itself
 * restarts the app, with the remaining storage.
 */
export function addUpdates(host: HostApi): void {
  host.put('getUpdateManager', () => ({
    onCheckForUpdate: hearing(host, 'CheckForUpdate'),
    onUpdateReady: hearing(host, 'UpdateReady'),
    onUpdateFailed: hearing(host, 'UpdateFailed'),
    applyUpdate: () => {
      host.machine.recorder.call('applyUpdate', {}).ok = true
    },
  }))
}
