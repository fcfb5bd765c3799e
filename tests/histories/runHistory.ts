import { checkEnd, checkIdle, checkStep } from './invariants'
import { customerSteps } from './steps/customer'
import { otherSteps } from './steps/elsewhere'
import type { History, Step } from './steps/step'
import { type Stage, World } from './world/world'

/** How often steps of each kind did something, over all histories: a kind that never does proves nothing. */
export type Tally = Map<string, number>

type Done = (world: World, step: Step) => Promise<boolean>

/** Runs one step up to its calls; what it waits for may be answered later. */
const doStep: Done = async (world, step) => {
  if (!('tab' in step)) {
    const doing = otherSteps[step.do] as (world: World, step: Step) => unknown
    return (await doing(world, step)) !== false
  }
  const tab = world.tabs[step.tab]
  if (!tab) return false
  const doing = customerSteps[step.do] as (...given: unknown[]) => false | (() => unknown)
  const act = await doing(world, tab, step)
  if (act === false) return false
  void act()
  return true
}

/** Runs a history from its beginning to the moment when nothing is under way any more; throws `Broken` where something must not be. */
export async function runHistory(stage: Stage, { beginning, steps }: History, tally: Tally): Promise<void> {
  const world = await World.begin(stage, beginning)
  try {
    for (const step of steps) {
      const isDone = await doStep(world, step)
      if (!isDone) continue
      tally.set(step.do, (tally.get(step.do) ?? 0) + 1)
      if ('tab' in step && step.hasty) continue
      await world.settle()
      await checkStep(world)
    }
    await finish(world)
    const [error] = stage.errors.splice(0)
    if (error) throw error
  } finally {
    for (const tab of world.tabs) tab.end('nothing')
  }
}

/** Everything under way arrives, every customer comes back, and time passes beyond every limit. */
async function finish(world: World): Promise<void> {
  const { network, provider, tabs, devices } = world
  network.mend()
  await world.settle()
  for (const tab of tabs) {
    tab.away = undefined
    tab.sheet?.end('unknown')
    tab.sheet = undefined
    tab.screen?.pay.show()
  }
  await world.settle()
  await checkStep(world)
  checkIdle(world)
  await provider.decidePending()
  await provider.deliverAll()
  await world.pass(30 * 60_000)
  // What time has decided by then may be owed back, which takes ten minutes.
  await world.pass(11 * 60_000)
  await checkStep(world)
  const used = devices.filter(
    (device) => tabs.some((tab) => tab.device === device && tab.isRunning) || device.kept.length > 0,
  )
  for (const tab of tabs) tab.end('nothing')
  for (const device of used) {
    const tab = world.tabOf(device)
    void tab.app
    await world.settle()
    // A login that the server has ended is renewed, as the first screen asks for it.
    if (!device.stored.has('mToken')) await world.signIn(device)
    await world.settle()
    void tab.open('cashier', world.customer.target)
    await world.settle()
  }
  await checkEnd(world)
}
