import { type Check, outcomeOf } from './check'
import type { Options } from './options'

/** The report for people: what differs and what the app shows because of it, what is tolerated, what was not tried, and the counts. */
export function reportOf(checks: readonly Check[]): string {
  const of = (outcome: 'differs' | 'untried' | 'passed') => checks.filter((check) => outcomeOf(check) === outcome)
  const differing = of('differs')
  const tolerated = checks.filter(({ findings }) => findings.some(({ isTolerated }) => isTolerated))
  const untried = of('untried')
  const parts = [
    section(
      'DIFFERS',
      differing.flatMap((check) => differences(check, false)),
    ),
    section(
      'TOLERATED',
      tolerated.flatMap((check) => differences(check, true)),
    ),
    section(
      'PASSED WITHOUT DATA',
      groupedLines(of('passed'), ({ withoutData }) => withoutData),
    ),
    section(
      'NOT TRIED',
      groupedLines(untried, (check) => check.untried),
    ),
    `${of('passed').length} passed, ${differing.length} differ, ${untried.length} not tried.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? [title, ...lines].join('\n') : ''

const differences = ({ name, sent, findings }: Check, isTolerated: boolean): string[] => [
  `  ${name}: ${sent}`,
  ...findings
    .filter((finding) => (finding.isTolerated ?? false) === isTolerated)
    .flatMap(({ found, shows }) => [`    ${found}`, `      the app shows: ${shows}`]),
]

/** One line for each reason, with all that it is the reason for; checks without one are left out. */
function groupedLines(checks: readonly Check[], reasonOf: (check: Check) => string | undefined): string[] {
  const byReason = new Map<string, string[]>()
  for (const check of checks) {
    const reason = reasonOf(check)
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), check.name])
  }
  return [...byReason].map(([reason, names]) => `  ${reason}: ${names.join(', ')}`)
}

/** What will be done, said before anything is sent. */
export function intentions({ main, as, movesMoney, only }: Options): string {
  const who = as?.code ? `as a visitor and as the customer ${as.mobile}` : 'as a visitor'
  return [
    `Checks ${main} ${who}.`,
    movesMoney && as?.code
      ? 'Sends reads, and calls that order, start payments, redeem and exchange. No payment is approved.'
      : `Sends reads${as ? ' and the login' : ''}; nothing that moves money or leaves something behind.`,
    ...(as && !as.code
      ? [`Sends a login code to ${as.mobile}: run the command again with --as=${as.mobile},<code>.`]
      : []),
    ...(movesMoney && !as?.code ? ['--moves-money needs a customer, --as=<phone>,<code>: no money is moved.'] : []),
    ...(only.length > 0 ? [`Tries only: ${only.join(', ')}.`] : []),
  ].join('\n')
}
