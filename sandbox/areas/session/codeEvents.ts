import { and, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { Caller } from '../../implement'
import { identityHash } from './identityHash'
import type { SmsScene } from './smsTexts'
import { codeEvents } from './tables'

type Kind = (typeof codeEvents.$inferSelect)['kind']

/**
 * How many codes are sent, and how many wrong ones are typed, within an hour for one phone number and by one device: without this each new
 * code would bring five fresh tries. The bank's codes have limits of their own.
 */
export const hourlyCodes: Readonly<Record<'number' | 'device', Readonly<Record<Kind, number>>>> = {
  number: { sent: 20, wrong: 15 },
  device: { sent: 40, wrong: 30 },
}

const limitedScenes: readonly SmsScene[] = ['login', 'bind', 'withdraw', 'cancel-account', 'gold-member']

/** What an event is about. */
interface EventOf {
  mobile: string
  scene: SmsScene
  owner?: string
  caller?: Caller
  now: Date
}

/** Keeps inside the caller's transaction that a code was sent or typed wrongly, and forgets what is older than an hour. */
export async function noteCode(tx: Db, kind: Kind, of: EventOf): Promise<void> {
  const { mobile, scene, owner = '', caller, now } = of
  await tx.delete(codeEvents).where(lt(codeEvents.happenedAt, new Date(now.getTime() - hourMs)))
  const numberHash = await identityHash(tx, { mobile })
  const [device, address] = [caller?.device ?? '', caller?.address?.ip ?? '']
  await tx.insert(codeEvents).values({ kind, numberHash, device, address, scene, owner, happenedAt: now })
}

/** When the last code was sent to a target; undefined where none was in the last hour. */
export async function lastSent(db: Db, { mobile, scene, owner = '' }: Omit<EventOf, 'now'>): Promise<Date | undefined> {
  const [last] = await db
    .select({ happenedAt: codeEvents.happenedAt })
    .from(codeEvents)
    .where(
      and(
        eq(codeEvents.numberHash, await identityHash(db, { mobile })),
        eq(codeEvents.kind, 'sent'),
        eq(codeEvents.scene, scene),
        eq(codeEvents.owner, owner),
      ),
    )
    .orderBy(desc(codeEvents.eventId))
    .limit(1)
  return last?.happenedAt
}

/** Seconds until the hour's limits let another code be sent, or another wrong one be typed; 0 where they do now. */
export async function secondsToLimit(db: Db, kind: Kind, { mobile, scene, caller, now }: EventOf): Promise<number> {
  if (!limitedScenes.includes(scene)) return 0
  const limits: [SQL, number][] = [
    [eq(codeEvents.numberHash, await identityHash(db, { mobile })), hourlyCodes.number[kind]],
  ]
  if (caller?.device) limits.push([eq(codeEvents.device, caller.device), hourlyCodes.device[kind]])
  if (caller?.address) limits.push([eq(codeEvents.address, caller.address.ip), caller.address.codesPerHour])
  const waits: number[] = []
  for (const [of, most] of limits) waits.push(await secondsToOldest(db, and(of, eq(codeEvents.kind, kind)), most, now))
  return Math.max(...waits)
}

/** Seconds until fewer than so many of the last hour's events are left. What was written while the clock was far ahead does not count. */
async function secondsToOldest(db: Db, of: SQL | undefined, most: number, now: Date): Promise<number> {
  const [from, to] = [new Date(now.getTime() - hourMs), new Date(now.getTime() + hourMs)]
  const isCounted = inArray(codeEvents.scene, [...limitedScenes])
  const [oldest] = await db
    .select({ happenedAt: codeEvents.happenedAt })
    .from(codeEvents)
    .where(and(of, isCounted, gt(codeEvents.happenedAt, from), lt(codeEvents.happenedAt, to)))
    .orderBy(desc(codeEvents.happenedAt))
    .offset(most - 1)
    .limit(1)
  return oldest ? Math.max(1, Math.ceil((oldest.happenedAt.getTime() + hourMs - now.getTime()) / 1000)) : 0
}
