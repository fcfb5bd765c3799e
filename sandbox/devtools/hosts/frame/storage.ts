import type { HostName } from '../page/messages'

/**
 * What the device of a frame keeps over restarts, as JSON texts by their keys. It is kept for the tab and the host, so that frames, and tabs with
 * the same page, are devices of their own.
 */
export class DeviceStorage {
  private readonly key: string

  constructor(host: HostName) {
    this.key = `sandbox-device-${host}`
  }

  read(): Record<string, string> {
    try {
      return JSON.parse(window.sessionStorage.getItem(this.key) ?? '{}') as Record<string, string>
    } catch {
      return {}
    }
  }

  write(values: Record<string, string>): void {
    window.sessionStorage.setItem(this.key, JSON.stringify(values))
  }

  /** Sets values, and removes those that are undefined. */
  change(values: Record<string, string | undefined>): void {
    const kept = Object.entries({ ...this.read(), ...values })
    this.write(Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined)))
  }
}
