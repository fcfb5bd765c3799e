import type { HostApi } from './hostApi'

type Listener = (value?: unknown) => void

/**
 * The update manager: a test fires `CheckForUpdate`, `UpdateReady` or `UpdateFailed`. `applyUpdate` is recorded as a call; the test itself
 * restarts the app, with the remaining storage.
 */
export function addUpdates(host: HostApi): void {
  const { listeners, recorder } = host.machine
  const on = (event: string) => (listener: Listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  host.put('getUpdateManager', () => ({
    onCheckForUpdate: on('CheckForUpdate'),
    onUpdateReady: on('UpdateReady'),
    onUpdateFailed: on('UpdateFailed'),
    applyUpdate: () => {
      recorder.call('applyUpdate', {}).ok = true
    },
  }))
}
