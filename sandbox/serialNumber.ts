import { randomInt } from 'node:crypto'
import { formatted } from './beijing'

/** 22 digits: the second of Beijing that something was made in, and chance. */
export const serialNumber = (now: Date): string =>
  formatted(now, 'yyyyMMddHHmmss') + String(randomInt(1e8)).padStart(8, '0')

/** First letters of order numbers: the mall, each kind of membership or card, and certificates. */
export type OrderLetter = 'M' | 'G' | 'V' | 'L' | 'H' | 'Q' | 'C'

/** The number of a new order. @param kind its first letter, by which the cashier knows the area (`cashier/payables.ts`) */
export const newOrderId = (kind: OrderLetter, now: Date): string => kind + serialNumber(now)
