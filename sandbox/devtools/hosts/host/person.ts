import type { Bridge } from '../protocol'

/**
 * The person who uses the app in a window: they see what the host draws around the pages, and answer its sheets. Tests have none; the host
 * then answers by itself and tells nothing.
 */
export class Person {
  constructor(
    readonly isThere: boolean,
    private readonly bridge: Bridge,
  ) {}

  /** The answer of the person to a sheet, permission or picker; without a person, `otherwise`. */
  ask<T>(name: string, args: unknown[], otherwise: T): T | Promise<T> {
    return this.isThere ? (this.bridge(name, args) as Promise<T>) : otherwise
  }

  /** Shows the person something that needs no answer. */
  tell(name: string, ...args: unknown[]): void {
    if (this.isThere) void this.bridge(name, args)
  }
}
