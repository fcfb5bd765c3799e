import { type Tab, toolsOf } from '@tests/histories/world/tab'
import type { World } from '@tests/histories/world/world'
import { desc, eq } from 'drizzle-orm'
import type { ChosenTool } from '@/contract/cashier'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { smsCodes } from '../../../sandbox/areas/session/tables'
import type { Step, ToolName } from './step'

type Name = Extract<Step, { tab: number }>['do']
type StepOf<K extends Name> = Extract<Step, { tab: number; do: K }>

/** What a step does in its tab, or false where it means nothing there. It may wait for an answer that a later step lets through. */
type Act = false | (() => unknown)
type Doing<K extends Name> = (world: World, tab: Tab, step: StepOf<K>) => Act | Promise<Act>

/** A tool that this screen offers: those of its host, and of a membership's own screen all but WeChat Pay. */
function toolOf(world: World, screen: string, name: ToolName): ChosenTool | undefined {
  const { amount, userId } = world.customer
  if (name === 'wechat' && screen === 'own' && world.beginning.sold !== 'mall') return undefined
  const assetType = name === 'alipay' ? 'ALIPAY' : name === 'wechat' ? 'WECHATPAY' : 'DEBIT_CARD'
  if (!toolsOf[world.beginning.host].includes(assetType)) return undefined
  return assetType === 'DEBIT_CARD' ? { assetType, amount, cardId: `C${userId}${name}` } : { assetType, amount }
}

/** Whether the app is on the screen: neither the provider's page nor WeChat's sheet covers it. */
const isFree = ({ away, sheet }: Tab): boolean => away === undefined && sheet === undefined

const onScreen = (tab: Tab, act: (screen: NonNullable<Tab['screen']>) => unknown): Act => {
  const { screen } = tab
  return isFree(tab) && screen !== undefined && (() => act(screen))
}

/** The bank's codes of a payment, the latest first. */
const codesOf = async ({ server }: World, bizNo: string): Promise<string[]> =>
  (await server.db.select().from(smsCodes).where(eq(smsCodes.owner, bizNo)).orderBy(desc(smsCodes.codeId))).map(
    ({ code }) => code,
  )

/** The numbers that the address of the provider's return carries. */
async function namedBy({ server }: World, session: string) {
  const [payment] = await server.db.select().from(payments).where(eq(payments.session, session))
  return payment ? { bizNo: payment.bizNo, outBizNo: payment.outBizNo } : {}
}

/** A screen that offers tools: an open cashier, or the screen of the order itself. */
const payable = ({ screen }: Tab) =>
  screen && screen.kind !== 'result' && !('cashier' in screen && !screen.cashier) ? screen : undefined

/** What customers do, by the names of the steps. */
export const customerSteps: { [K in Name]: Doing<K> } = {
  async open(world, tab, { screen }) {
    if (!isFree(tab)) return false
    if (!tab.device.stored.has('mToken')) await world.signIn(tab.device)
    return () => tab.open(screen, world.customer.target)
  },

  tap(world, tab, { tool: name }) {
    const screen = isFree(tab) ? payable(tab) : undefined
    const tool = screen && toolOf(world, screen.kind, name)
    return screen && tool ? () => tab.tap(screen, tool) : false
  },

  async code(world, { screen }, { code }) {
    const bizNo = screen?.pay.code?.payment.bizNo
    if (!screen || !bizNo) return false
    const [latest = '', older = ''] = await codesOf(world, bizNo)
    const wrong = latest === '000000' ? '111111' : '000000'
    return () => screen.pay.confirmCode({ right: latest, wrong, old: older || wrong }[code])
  },

  sheet(_world, tab, { outcome }) {
    const { sheet } = tab
    if (!sheet) return false
    tab.sheet = undefined
    return () => sheet.end(outcome)
  },

  async return(world, tab, { how }) {
    const { away, screen } = tab
    if (away === undefined) return false
    const named = await namedBy(world, away)
    tab.away = undefined
    if (how === 'back') return () => screen?.pay.show()
    // The browser has thrown the page away, and loads the app anew at the address of the return.
    tab.end('session')
    return () => tab.open('result', world.customer.target, named)
  },

  resend: (_world, { screen }) => screen?.pay.code !== undefined && (() => screen.pay.sendCode()),
  giveUp: (_world, tab) => onScreen(tab, ({ pay }) => pay.giveUp()),
  check: (_world, tab) => onScreen(tab, ({ pay }) => pay.check()),
  hide: (_world, tab) => onScreen(tab, ({ pay }) => pay.hide()),
  show: (_world, tab) => onScreen(tab, ({ pay }) => pay.show()),
  back: (_world, tab) => onScreen(tab, () => tab.leave()),
  reload: ({ beginning }, tab) =>
    tab.away === undefined && (() => tab.end(beginning.host === 'web' ? 'session' : 'nothing')),
}
