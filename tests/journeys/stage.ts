import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { arrive, type Tool } from './buy'
import type { Driver } from './driver'
import { switchToEnglish } from './language'

export type Host = 'h5' | Platform
export type Theme = 'xbt_h5' | 'xyfApp'

/** How journeys are made on a host: each host has a language and tools to pay with, so that all are used. */
export const settings: Readonly<Record<Host, { language: Language; tool: Tool; otherTool: Tool }>> = {
  h5: { language: 'zh-CN', tool: 'alipay', otherTool: 'card' },
  weapp: { language: 'zh-CN', tool: 'wechat', otherTool: 'wechat' },
  alipay: { language: 'en', tool: 'alipay', otherTool: 'alipay' },
  tt: { language: 'zh-CN', tool: 'card', otherTool: 'card' },
}

/** A customer's phone or browser. */
export interface Device extends Driver {
  /** Everything that the host keeps for the app, as one text. */
  kept(): Promise<string>
  /** Personal data that is shown or left unmasked (S6); only a browser can be looked through. */
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
  leave(device: Device): Promise<void>
}

/** A new device whose customer logs in by code, in the host's language. */
export async function signIn<D extends Device>(stage: Stage<D>, mobile: string): Promise<D> {
  const customer = await stage.device()
  await arrive(customer, mobile)
  if (settings[stage.host].language === 'en') await switchToEnglish(customer, 'my')
  return customer
}
