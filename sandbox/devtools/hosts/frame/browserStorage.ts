import type { DeviceStorage } from './storage'

/** The `localStorage` of the app in a frame: one of its own, so that other tabs and frames of this browser are other devices. */
export class BrowserStorage implements Storage {
  constructor(private readonly device: DeviceStorage) {}

  [name: string]: unknown

  get length(): number {
    return Object.keys(this.device.read()).length
  }

  key(index: number): string | null {
    return Object.keys(this.device.read())[index] ?? null
  }

  getItem(key: string): string | null {
    return this.device.read()[key] ?? null
  }

  setItem(key: string, value: string): void {
    this.device.change({ [key]: String(value) })
  }

  removeItem(key: string): void {
    this.device.change({ [key]: undefined })
  }

  clear(): void {
    this.device.write({})
  }
}
