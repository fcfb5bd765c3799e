import type { LogoffBlock, LogoffBlocker } from '@/contract/deregistration'
import { type Block, blockKinds, type Leaver } from '../../closing'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import type { Lang } from '../../language'
import { messageOf } from '../../refusals'
import { deregistrationMessages } from './messages'

type KindOfBlock = Block & { kind: LogoffBlock }

/** What a customer must settle first, in the order in which they read it; empty where the account can be closed. */
export async function blocksOf(db: Db, of: Leaver): Promise<KindOfBlock[]> {
  const found: KindOfBlock[] = []
  // One after another: a transaction has a single connection.
  for (const kind of blockKinds)
    for (const { closing } of declaredAreas())
      for (const block of (await closing?.blocks?.[kind]?.(db, of)) ?? []) found.push({ kind, ...block })
  return found
}

/** A block as the customer reads it. */
export const blockIn = ({ kind, vipType, params }: KindOfBlock, lang: Lang): LogoffBlocker => ({
  kind,
  ...(vipType ? { vipType } : {}),
  text: messageOf(deregistrationMessages[kind], params, lang),
})
