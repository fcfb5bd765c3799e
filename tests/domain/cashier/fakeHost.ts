import type { HostFacts } from '@/platform/host/hostPort'
import type { HostPayOutcome } from '@/platform/pay/payPort'

/** A host that keeps values, collects toasts, and whose payment sheet ends as a test says. */

export const stored = new Map<string, unknown>()
export const toasts: { title: string; duration: number }[] = []

export const taroModule = {
  __esModule: true,
  default: {
    getStorageSync: (key: string) => stored.get(key) ?? '',
    // A real storage keeps text, so what it gives back is a copy.
    setStorageSync: (key: string, value: unknown) => void stored.set(key, JSON.parse(JSON.stringify(value))),
    removeStorageSync: (key: string) => void stored.delete(key),
    showToast: ({ title, duration }: { title: string; duration: number }) => void toasts.push({ title, duration }),
  },
}

export const host = {
  tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  sheets: [] as Record<string, string>[],
  outcome: 'done' as HostPayOutcome,
  leftFor: [] as string[],
  async openSheet(payParams: Record<string, string>): Promise<HostPayOutcome> {
    host.sheets.push(payParams)
    return host.outcome
  },
  leaveFor: (url: string) => void host.leftFor.push(url),
}

export const payModule = { pay: host }

/** A browser on an iPhone. */
export const facts: HostFacts = {
  channel: () => 'APP',
  source: () => 'APP',
  terminalType: (inApp) => (inApp ? 'APP' : 'WEB'),
  os: () => 'IOS',
  ua: () => 'ua',
  origin: () => 'https://m.example.com',
}

export const hostModule = { hostFacts: facts }

export function resetHost(): void {
  stored.clear()
  toasts.length = 0
  host.sheets.length = 0
  host.leftFor.length = 0
  host.outcome = 'done'
}
