import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { arrive, type Tool } from './buy'
import type { Driver } from './driver'
import { switchToEnglish } from './language'

export type Host = 'h5' | Platform
export type Theme = 'xbt_h5' | 'xyfApp'

interface Settings {
  language: Language
  tool: Tool
  otherTool: Tool
  /** Pays for customers without a bank card. */
  provider: Exclude<Tool, 'card'>
}

/** How journeys are made on a host: each host has a language and tools to pay with, so that all are used. */
export const settings: Readonly<Record<Host, Settings>> = {
  h5: { language: 'zh-CN', tool: 'alipay', otherTool: 'card', provider: 'alipay' },
  weapp: { language: 'zh-CN', tool: 'wechat', otherTool: 'wechat', provider: 'wechat' },
  alipay: { language: 'en', tool: 'alipay', otherTool: 'alipay', provider: 'alipay' },
  tt: { language: 'zh-CN', tool: 'card', otherTool: 'card', provider: 'wechat' },
}

/** A customer's phone or browser. */
export interface Device extends Driver {
  /** Everything that the host keeps for the app, as one text. */
  kept(): Promise<string>
  /** Personal data that is shown or left unmasked (S6); absent where the host cannot be looked through. */
  unmasked?(): Promise<unknown[]>
}

/** Where a journey is made. Afterwards every device must be without problems. */
export interface Stage<D extends Device = Device> {
  host: Host
  theme: Theme
  sandbox: TestSandbox
  /** A phone or browser that has never opened the app; with a `person`, one on which they are signed in. */
  device(person?: string): Promise<D>
  /** The device is not used any more. */
  leave(device: D): Promise<void>
}

/** The devices that are open: each ends after its test at the latest, and has no problems then. */
export function openDevices<D extends Device>(close: (device: D) => Promise<void>) {
  const open = new Set<D>()
  const leave = async (device: D): Promise<void> => {
    open.delete(device)
    const problems = await device.problems()
    await close(device)
    expect(problems).toEqual([])
  }
  afterEach(async () => {
    for (const device of open) await leave(device)
  })
  const add = (device: D): D => {
    open.add(device)
    return device
  }
  return { add, leave }
}

/** A new device whose customer logs in by code, in the host's language. */
export async function signIn<D extends Device>(stage: Stage<D>, mobile: string): Promise<D> {
  const customer = await stage.device()
  await arrive(customer, mobile)
  if (settings[stage.host].language === 'en') await switchToEnglish(customer, 'my')
  return customer
}
