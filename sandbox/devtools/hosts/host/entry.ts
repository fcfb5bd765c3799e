/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Bridge, HostOptions } from '../protocol'
import { createDriver, type Driver } from './driver/createDriver'
import { Machine } from './machine'

declare global {
  interface Window {
    /** Starts the host in this window; the driver accepts and returns JSON. */
    createMiniHost(options: HostOptions, bridge: Bridge): Driver
  }
}

window.createMiniHost = (options, bridge) => createDriver(new Machine(options, bridge))
