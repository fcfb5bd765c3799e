import { signIn } from '@tests/histories/world/customer'
import type { World } from '@tests/histories/world/world'
import { eq } from 'drizzle-orm'
import { goldOrder } from '@/contract/member/gold'
import { cancelOrder } from '@/contract/order/detail'
import { vipOrders } from '../../../sandbox/areas/member/tables'
import { sessions } from '../../../sandbox/areas/session/tables'
import type { Step } from './step'

type Name = Exclude<Step, { tab: number }>['do']
type StepOf<K extends Name> = Extract<Exclude<Step, { tab: number }>, { do: K }>

const deviceOf = (world: World, number: number) => world.devices[number] ?? world.tabs[0]?.device

const sessionAt = ({ provider }: World, at: number): string => {
  const sessions = [...provider.sessions.keys()]
  return sessions[at % Math.max(1, sessions.length)] ?? ''
}

/** What happens outside the app's screens, by the names of the steps; false where it means nothing. */
export const otherSteps: { [K in Name]: (world: World, step: StepOf<K>) => unknown } = {
  kill(world, { device }) {
    for (const tab of world.tabs) if (tab.device === deviceOf(world, device)) tab.end('nothing')
  },

  async signOut(world, { device: number }) {
    const device = deviceOf(world, number)
    if (!device?.stored.has('mToken')) return false
    const tab = world.tabs.find((one) => one.device === device && one.away === undefined && one.sheet === undefined)
    if (!tab) return false
    tab.leave()
    device.intents = []
    const { app } = tab
    void app.logout()
    app.session.signOut()
  },

  async signIn(world, { device: number }) {
    const device = deviceOf(world, number)
    if (!device || device.stored.has('mToken')) return false
    return world.signIn(device)
  },

  /** The server ends the login of a device; the app hears of it at its next call. */
  async loseSession(world, { device }) {
    const token = deviceOf(world, device)?.read('mToken')
    if (typeof token !== 'string') return false
    await world.server.db.delete(sessions).where(eq(sessions.token, token))
  },

  provider: (world, { at, says }) => world.provider.decide(sessionAt(world, at), says),
  notify: (world, { at, times }) => world.provider.deliver(at, times),
  forge: (world, { at, tamper }) => world.provider.forge(sessionAt(world, at), tamper),
  network: (world, { on, fault }) => world.network.plan(on, fault),
  release: (world, { at }) => world.network.release(at),
  wait: (world, { seconds }) => world.pass(seconds * 1000),

  /** The order ends elsewhere: cancelled, or replaced by another one of its kind. */
  async cancel({ server, customer, beginning }) {
    const { orderId } = customer.target
    if (beginning.sold === 'leap') {
      const now = new Date(server.clock.now)
      await server.db.update(vipOrders).set({ payDeadline: now }).where(eq(vipOrders.orderId, orderId))
      return true
    }
    const token = await signIn(server, customer.mobile)
    const ended =
      beginning.sold === 'mall'
        ? server.call(cancelOrder, { orderId }, token)
        : server.call(goldOrder, { levelId: 'gold-season', price: 4_900 }, token)
    return ended.catch(() => false)
  },
}
