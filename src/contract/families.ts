import type { Family } from './endpoint'

/** Backend that a family belongs to; the environment gives each backend its host. */
export type HostKey =
  | 'main'
  | 'apiVip'
  | 'vip'
  | 'supVip'
  | 'vipCore'
  | 'vipCoreMobileGw'
  | 'lowCode'
  | 'cashier'
  | 'report'

/** Shape of an answer: see `request/wire/parseAnswer.ts` for how each is read. */
export type AnswerShape = 'ordinary' | 'membership' | 'cashier' | 'lowCode'

/** Encoding of the data: signed JSON text, the encrypted payload of apiVip, or plain JSON in reports. */
export type Encoding = 'signed' | 'apiVip' | 'plain'

export interface FamilyFacts {
  host: HostKey
  /** Path prefix between host and path. */
  prefix: string
  /** Replaces host and prefix where the environment gives its address. */
  gateway?: 'cashierGateway'
  answer: AnswerShape
  encoding: Encoding
  /** Adds requestId, bizTraceContext and bizChannel (R-24, D-21). */
  membership: boolean
  /** Adds App and Inner-App. */
  cashier: boolean
}

const ordinary = {
  host: 'main',
  prefix: '',
  answer: 'ordinary',
  encoding: 'signed',
  membership: false,
  cashier: false,
} as const
const member = { ...ordinary, answer: 'membership', membership: true } as const
const cashier = {
  ...ordinary,
  host: 'cashier',
  prefix: '/cashiercore',
  gateway: 'cashierGateway',
  answer: 'cashier',
  cashier: true,
} as const

/** Everything that differs between interface families (D-05), as data. */
export const families: Record<Family, FamilyFacts> = {
  ordinary,
  apiVip: { ...member, host: 'apiVip', encoding: 'apiVip' },
  vip: { ...member, host: 'vip' },
  supVip: { ...member, host: 'supVip' },
  vipCore: { ...member, host: 'vipCore' },
  vipCoreMobileGw: { ...member, host: 'vipCoreMobileGw' },
  lowCode: { ...ordinary, host: 'lowCode', prefix: '/lyntx', answer: 'lowCode' },
  cashierCore: cashier,
  cashierCoreMobile: cashier,
  report: { ...ordinary, host: 'report', encoding: 'plain' },
}
