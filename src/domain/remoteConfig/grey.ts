import { type GreyKey, type MatchedGroupRes, matchedGroup, tagBatchDecision } from '@/contract/remoteConfig/decisions'
import { greyKeys, greyStorageKey } from '@/domain/session/customerKeys'
import { signedInToken } from '@/domain/session/signedIn'
import { withTimeout } from '@/lib/async'
import { oneOf } from '@/lib/parsers'
import { type Stored, storedForLaunch } from '@/platform/storage/stored'
import { report } from '@/report/report'
import { ApiError } from '@/request/errors'
import { orElse } from '@/request/orElse'
import type { Read } from '@/request/read'

/** Group of a grey test. */
export type GreyGroup = MatchedGroupRes['group']

/** How long a screen waits for its groups, in milliseconds; after that the default stands for this screen. */
const within = 2_000

const tooLate = () => new ApiError({ kind: 'timeout', traceId: '' })

const kept = Object.fromEntries(
  greyKeys.map((key) => [key, storedForLaunch(greyStorageKey(key), (value) => oneOf(value, ['groupA', 'groupB']))]),
) as Record<GreyKey, Stored<GreyGroup>>

/**
 * The customer's groups of some grey tests (R-96, D-27): groupA where there is no answer, or none within two seconds. An answer is kept for
 * this launch under the test's own key, so that a test looks the same on every screen, and reported once as an exposure. One that comes
 * after its customer has left is not kept for the next one (U3).
 */
export async function greyGroups<K extends GreyKey>(
  read: Read,
  keys: readonly K[],
): Promise<Readonly<Record<K, GreyGroup>>> {
  const token = signedInToken()
  const unknown = keys.filter((key) => kept[key].read() === undefined)
  const answers = unknown.length > 0 ? await orElse(withTimeout(ask(read, unknown), within, tooLate), []) : []
  if (signedInToken() === token) for (const [key, group] of answers) keep(key, group)
  return Object.fromEntries(keys.map((key) => [key, kept[key].read() ?? 'groupA'])) as Record<K, GreyGroup>
}

/** One test has a call of its own; several are asked for together. */
async function ask(read: Read, bizKeys: readonly GreyKey[]): Promise<[GreyKey, GreyGroup][]> {
  const [bizKey, ...more] = bizKeys
  if (bizKey && more.length === 0) return [[bizKey, (await read(matchedGroup, { bizKey })).group]]
  const { decisions } = await read(tagBatchDecision, { bizKeys: [...bizKeys] })
  return decisions.map((decision) => [decision.bizKey, decision.group])
}

function keep(key: GreyKey, group: GreyGroup): void {
  // Another screen may have asked for the same test meanwhile.
  if (kept[key]?.read() !== undefined || !kept[key]?.write(group)) return
  report('exposure', { module: 'greyTest', element: key, activityId: group })
}
