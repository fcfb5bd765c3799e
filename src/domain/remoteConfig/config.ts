import { makeAutoObservable } from 'mobx'
import { Loadable } from '@/request/loadable'
import { type ConfigValues, defaultConfig } from './configValues'

/** The low-code configuration: one instance, since the operator sets it for the whole app. It holds nothing of a customer. */
class Config {
  private readonly remote = new Loadable<ConfigValues>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Asks for the configuration; a failure is silent, and the values from before stay. */
  load(): Promise<void> {
    // The parser comes in a chunk of its own, after the first screen.
    return this.remote.load(async (read) => (await import('./fetchSchema')).fetchConfig(read))
  }

  /** Asks for the configuration unless that has been done. */
  ask(): void {
    if (this.remote.status === 'idle') void this.load()
  }

  /** Whether the first answer has come, or failed to. */
  get isSettled(): boolean {
    return this.remote.value !== undefined || this.remote.status === 'failed'
  }

  get values(): ConfigValues {
    return this.remote.value ?? defaultConfig
  }
}

export const config = new Config()
