import type { HostApi } from './hostApi'

type Listener = (value?: unknown) => void

/**
 * The update manager: a test fires `CheckForUpdate`, `UpdateReady` or `UpdateFailed`. `applyUpdate` is written down as a call; the
 * restart itself is the test's to make, with the storage that is left.
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
