import type { Kind } from '@/contract/endpoint'
import { breaks, breaksBoth, type Finding, judged } from './change'
import type { KeptContract, KeptFamily } from './kept'

const facts = ['host', 'prefix', 'gateway', 'answer', 'encoding'] as const

const factWords: Readonly<Record<(typeof facts)[number], string>> = {
  host: 'the backend',
  prefix: 'the prefix of the path',
  gateway: 'the address that replaces host and prefix',
  answer: 'the shape of the answer',
  encoding: 'the encoding',
}

const shown = (value: string | undefined): string => value || 'none'

/** What is another about where calls go, and how data are sent and answered. */
export const factChanges = (before: KeptFamily, after: KeptFamily): Finding[] =>
  facts
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({
      what: `${factWords[fact]} was ${shown(before[fact])} and is ${shown(after[fact])}`,
      ...breaksBoth,
    }))

interface Carrying {
  family: KeptFamily
  kind: Kind
  headers: KeptContract['headers']
}

const namesOf = ({ family, kind }: Carrying): readonly string[] => [
  ...family.headers,
  ...(family.headersOfKind[kind] ?? []),
]

/** The headers that come or go: a newer server demands a new one that must be there, an older one the one that is gone. */
export function headerChanges(before: Carrying, after: Carrying): Finding[] {
  const [older, newer] = [namesOf(before), namesOf(after)]
  const demanded = ({ headers }: Carrying, name: string) => headers[name]?.required === true
  return [
    ...newer
      .filter((name) => !older.includes(name))
      .map((name) => ({
        what: `carries the header ${name}`,
        ...judged('additive', breaks(demanded(after, name))),
      })),
    ...older
      .filter((name) => !newer.includes(name))
      .map((name) => ({
        what: `no longer carries the header ${name}`,
        ...judged(breaks(demanded(before, name)), 'additive'),
      })),
  ]
}
