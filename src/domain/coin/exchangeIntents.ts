import type { ExchangeReq } from '@/contract/coin/exchange'
import { openExchangeKey } from '@/domain/session/customerKeys'
import { keptIntent } from '@/domain/session/keptIntent'
import { record, text } from '@/lib/parsers'

const asForm = (value: unknown): ExchangeReq | undefined => record(value, { exchangeNo: (no) => text(no, 64, /^.+$/) })

/** The exchange whose answer was lost, and its id: it is asked about before another one is made, so that coins are never used twice. */
export const { open: openExchange, intents: exchangeIntents } = keptIntent(openExchangeKey, asForm)
