import type { Exception } from './exceptions'

interface Advisory {
  title: string
  url: string
  severity: string
}

/** The part of `npm audit --json` that is read here. */
export interface AuditReport {
  vulnerabilities: Readonly<
    Record<string, { name: string; nodes: readonly string[]; via: readonly (string | Advisory)[] }>
  >
}

/** The packages of package-lock.json by their folder. */
export type LockedPackages = Readonly<Record<string, { dev?: boolean; devOptional?: boolean }>>

/** Tools whose own code is in every build, although nothing but a build needs them. */
const inBuilds: readonly string[] = ['webpack']

const isSerious = ({ severity }: Advisory): boolean => severity === 'high' || severity === 'critical'

const idOf = ({ url }: Advisory): string => url.split('/').at(-1) ?? url

/** What `npm audit` means for us. */
export interface Verdict {
  /** Serious advisories of what ships or is served, without an exception. */
  faults: string[]
  /** Ids of exceptions for which no advisory is reported any more. */
  unused: string[]
}

/** Judges a report: only packages that ship or are served count, and of those advisories of the severities high and critical. */
export function judge(report: AuditReport, packages: LockedPackages, exceptions: readonly Exception[]): Verdict {
  const ships = (name: string, folder: string) => {
    const { dev, devOptional } = packages[folder] ?? {}
    return inBuilds.includes(name) || !(dev || devOptional)
  }
  const reported = Object.values(report.vulnerabilities).flatMap(({ name, nodes, via }) =>
    // A text names the package whose own entry has the advisory.
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : [{ name, nodes, advisory }])),
  )
  const excused = exceptions.map(({ id }) => id)
  const faults = reported.flatMap(({ name, nodes, advisory }) => {
    const where = nodes.filter((folder) => ships(name, folder))
    if (where.length === 0 || !isSerious(advisory) || excused.includes(idOf(advisory))) return []
    return [`${idOf(advisory)} ${advisory.severity} ${name}: ${advisory.title} (${where.join(', ')})`]
  })
  const ids = reported.map(({ advisory }) => idOf(advisory))
  return { faults, unused: excused.filter((id) => !ids.includes(id)) }
}
