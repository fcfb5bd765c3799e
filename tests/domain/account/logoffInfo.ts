import { ok } from '@tests/request/fakeHost'
import type { LogoffBlocker, LogoffInfoRes } from '@/contract/deregistration'

const loss = { balance: 0, couponCount: 2, goldCoins: 30, memberDays: 12, rightsCount: 1, cardCount: 3 }

/** What the server answers about an account that could be closed, but for these blockers. */
export const infoOf = (blockers: LogoffBlocker[] = [], more: Partial<LogoffInfoRes['loss']> = {}): object =>
  ok({ mobile: '138 **** 8000', loss: { ...loss, ...more }, blockers })
