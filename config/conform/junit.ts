import { type Check, outcomeOf } from './check'

/** The report for machines: JUnit XML, in which an area is a suite. */
export function junitOf(checks: readonly Check[]): string {
  const areas = [...new Set(checks.map(({ area }) => area))]
  const suites = areas.map((area) =>
    suiteOf(
      area,
      checks.filter((one) => one.area === area),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts('conform', checks)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const suiteOf = (area: string, checks: readonly Check[]): string =>
  [`  <testsuite ${counts(area, checks)}>`, ...checks.map(caseOf), '  </testsuite>'].join('\n')

function counts(name: string, checks: readonly Check[]): string {
  const number = (outcome: string) => checks.filter((check) => outcomeOf(check) === outcome).length
  return `name="${escaped(name)}" tests="${checks.length}" failures="${number('differs')}" skipped="${number('untried')}"`
}

function caseOf(check: Check): string {
  const { area, name, sent, ms, untried, findings } = check
  const open = `    <testcase classname="${escaped(`conform.${area}`)}" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}"`
  if (untried !== undefined) return `${open}><skipped message="${escaped(untried)}"/></testcase>`
  const wrong = findings.filter(({ isTolerated }) => !isTolerated)
  if (wrong.length === 0) return `${open}/>`
  const text = [sent, ...wrong.map(({ found, shows }) => `${found}\nthe app shows: ${shows}`)].join('\n')
  return `${open}><failure message="${escaped(wrong[0]?.found ?? '')}">${escaped(text)}</failure></testcase>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of XML: without characters that it may not contain. */
const escaped = (text: string): string =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n')
    .map((letter) => entities[letter] ?? letter)
    .join('')
