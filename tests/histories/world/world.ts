import type { Surroundings } from '@tests/histories/app/bundle'
import type { App } from '@tests/histories/app/entry'
import { type Customer, newCustomer, type Sold, signIn } from './customer'
import { Device, type Host, type Setting } from './device'
import { Network } from './network'
import { Provider } from './provider'
import type { Server } from './server'
import { Tab } from './tab'

/** How a history begins. */
export interface Beginning {
  sold: Sold
  host: Host
  /** How wrong the clock of the first device is, in milliseconds. */
  skew: number
}

/** What a process makes once for all of its histories. */
export interface Stage {
  server: Server
  startApp(around: Surroundings): App
  /** Errors of the app that nothing has caught. */
  errors: unknown[]
}

/** Retries of a read wait less than this, in milliseconds; the polls of a payment wait longer. */
const SOON_MS = 900

/** Far more than the calls of one step take. */
const MOST_ROUNDS = 1_000

const turn = () => new Promise<void>((done) => setImmediate(done))

/** The world of one history: a customer, their devices, the network, the providers, and the sandbox. */
export class World {
  readonly network: Network
  readonly provider: Provider
  /** Two tabs of the first device, and one of another. In WeChat, which has no tabs, the first two are the app and its window on a tablet. */
  readonly tabs: readonly Tab[]
  readonly devices: readonly Device[]
  private constructor(
    readonly server: Server,
    readonly customer: Customer,
    readonly beginning: Beginning,
    setting: Setting,
  ) {
    this.network = setting.network
    this.provider = new Provider(server)
    const own = new Device(setting, beginning.skew)
    const other = new Device(setting, 0)
    this.devices = [own, other]
    this.tabs = [new Tab(own, 0), new Tab(own, 1), new Tab(other, 2)]
  }

  static async begin(stage: Stage, beginning: Beginning): Promise<World> {
    const { server, startApp } = stage
    const { token, ...customer } = await newCustomer(server, beginning.sold, beginning.host)
    const setting: Setting = {
      host: beginning.host,
      clock: server.clock,
      network: new Network(server),
      startApp,
      seed: 1,
    }
    const world = new World(server, customer, beginning, setting)
    // On the other device they sign in when they open it.
    world.devices[0]?.write('mToken', token)
    return world
  }

  /** Waits until nothing moves any more: every call is answered or held, and no timer is due soon. */
  async settle(): Promise<void> {
    const { server } = this
    for (let rounds = 0; ; rounds += 1) {
      if (rounds > MOST_ROUNDS) throw new Error('the app does not come to rest')
      const before = server.changes()
      await server.rest()
      await turn()
      for (const tab of this.tabs) tab.closeAfterSession()
      this.visitProvider()
      if (server.changes() === before && !server.isBusy() && !server.clock.runNext(SOON_MS)) return
    }
  }

  /** Time passes as on devices that are asleep: at its end, each timer that was due runs once. */
  async pass(ms: number): Promise<void> {
    const { server } = this
    server.clock.now += ms
    await server.tick()
    while (server.clock.runNext()) await turn()
    await this.settle()
  }

  /** Signs in again on a device, in all of its tabs that run. */
  async signIn(device: Device): Promise<void> {
    const token = await signIn(this.server, this.customer.mobile)
    const [first = undefined] = this.tabs.filter((tab) => tab.device === device && tab.isRunning)
    const { session } = (first ?? this.tabOf(device)).app
    session.signIn(token)
  }

  tabOf(device: Device): Tab {
    const tab = this.tabs.find((one) => one.device === device)
    if (!tab) throw new Error('a device without tabs')
    return tab
  }

  private visitProvider(): void {
    for (const { away, sheet } of this.tabs) this.provider.visit(away ?? sheet?.session ?? '')
  }
}
