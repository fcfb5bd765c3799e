import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A moment, with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An amount of money in fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' })
