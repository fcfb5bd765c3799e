import type { Kind } from '@/contract/endpoint'
import { breaks, type Change, judged } from './change'
import { differences } from './differences'
import { factChanges, headerChanges } from './familyChanges'
import { judgeAnswered, judgeSent } from './judge'
import type { KeptContract } from './kept'

const kinds: readonly Kind[] = ['read', 'write', 'money', 'report']

/** The names that both have. */
const shared = (before: object, after: object): string[] => Object.keys(after).filter((name) => name in before)

/** Changes of a family, once for all of its calls; a header of one kind of them is listed once for each kind that carries it. */
function familyChanges(older: KeptContract, newer: KeptContract): Change[] {
  return shared(older.families, newer.families).flatMap((name) => {
    const [before, after] = [older.families[name], newer.families[name]]
    if (!before || !after) return []
    const headers = kinds.map((kind) => ({
      kind,
      changes: headerChanges(
        { family: before, kind, headers: older.headers },
        { family: after, kind, headers: newer.headers },
      ),
    }))
    const common = headers[0]?.changes.filter(({ what }) =>
      headers.every(({ changes }) => changes.some((one) => one.what === what)),
    )
    const isCommon = (what: string) => common?.some((one) => one.what === what)
    return [
      ...[...factChanges(before, after), ...(common ?? [])].map((one) => ({ of: `every call of ${name}`, ...one })),
      ...headers.flatMap(({ kind, changes }) =>
        changes
          .filter(({ what }) => !isCommon(what))
          .map((one) => ({ of: `every call of ${name} of the kind ${kind}`, ...one })),
      ),
    ].map((one) => ({ ...one, names: [name] }))
  })
}

/** Changes of what a header holds, or whether it must be there. */
function changesOfHeaders(older: KeptContract, newer: KeptContract): Change[] {
  return shared(older.headers, newer.headers).flatMap((name) => {
    const [before, after] = [older.headers[name], newer.headers[name]]
    if (!before || !after) return []
    const values = differences(before.schema, after.schema, { before: older.types, after: newer.types })
    const subject = { of: `the header ${name}`, names: [name] }
    return [
      ...(before.required === after.required
        ? []
        : [
            {
              ...subject,
              what: after.required ? 'is required now' : 'is optional now',
              ...judged(breaks(before.required), breaks(after.required)),
            },
          ]),
      ...values.map((one) => ({ ...subject, what: one.what, ...judgeSent(one) })),
    ]
  })
}

/** Changes of what surrounds the data of calls and answers. */
function envelopeChanges(older: KeptContract, newer: KeptContract): Change[] {
  const sides = { before: older.types, after: newer.types }
  return shared(older.envelopes, newer.envelopes).flatMap((name) =>
    differences(older.envelopes[name] ?? {}, newer.envelopes[name] ?? {}, sides).map((one) => ({
      of: `the envelope of ${name}`,
      names: [name],
      what: one.field ? `${one.field} ${one.what}` : one.what,
      ...(name.startsWith('sent ') ? judgeSent(one) : judgeAnswered(one, undefined, newer.types)),
    })),
  )
}

/** Changes of the limits of what is sent where its type states none. */
const changesOfLimits = (older: KeptContract, newer: KeptContract): Change[] =>
  shared(older.limits, newer.limits).flatMap((name) => {
    const [before, after] = [older.limits[name] ?? 0, newer.limits[name] ?? 0]
    if (before === after) return []
    const judgement = judged(breaks(after > before), breaks(after < before))
    return [{ of: `the limit ${name}`, names: [name], what: `was ${before} and is ${after}`, ...judgement }]
  })

/** Every change of what calls share. */
export const sharedChanges = (older: KeptContract, newer: KeptContract): Change[] => [
  ...familyChanges(older, newer),
  ...changesOfHeaders(older, newer),
  ...envelopeChanges(older, newer),
  ...changesOfLimits(older, newer),
]
