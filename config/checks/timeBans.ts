import ts from 'typescript'
import { type Ban, outside } from './ban'
import { firstNode, importsOf, isCode, nameOf, textOf } from './source'

/** What reads or sets a part of a date: in the zone of the machine, or in UTC, which is another day than Beijing's for eight hours. */
const partOfDate =
  /^(?:[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|[gs]etYear|getTimezoneOffset)$/

/** What writes a date in the zone of the machine. */
const textOfDate = /^to(?:Date|Time|Locale|LocaleDate|LocaleTime)String$/

const isMember = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

const isDate = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'Date'

/** A written moment without a zone, which the machine's completes: `2030-01-31T10:00`, `2030/01/31`. A day alone is one of UTC. */
const lacksZone = (text: string): boolean => /\d/.test(text) && !/^[+-]?\d+-\d\d-\d\d$|(?:Z|[+-]\d\d:\d\d)$/.test(text)

/** The end of a text, as far as it is written out; undefined where it is computed. */
function writtenEnd(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  return ts.isTemplateExpression(node) ? node.templateSpans.at(-1)?.literal.text : textOf(node)
}

/** Whether this makes a date of parts, or of a text without a zone: both are of the zone of the machine. */
function makesDate(node: ts.Node): boolean {
  if (ts.isNewExpression(node) && isDate(node.expression)) {
    const given = node.arguments ?? []
    return given.length > 1 || lacksZone(writtenEnd(given[0]) ?? '')
  }
  if (!ts.isCallExpression(node)) return false
  // Called without `new`, it is a text of this moment.
  if (isDate(node.expression)) return true
  if (!isMember(node.expression) || !isDate(node.expression.expression)) return false
  return (
    nameOf(node.expression) === 'UTC' ||
    (nameOf(node.expression) === 'parse' && lacksZone(writtenEnd(node.arguments[0]) ?? ''))
  )
}

/** The first use of a calendar or a clock that is not Beijing's, or -1. */
const ownCalendar = firstNode(
  (node) =>
    (isMember(node) && (partOfDate.test(nameOf(node) ?? '') || textOfDate.test(nameOf(node) ?? ''))) ||
    (isMember(node) && nameOf(node.expression) === 'Intl' && nameOf(node) === 'DateTimeFormat') ||
    makesDate(node),
)

const inSandbox = (path: string): boolean =>
  path.startsWith('sandbox/') && isCode(path) && path !== 'sandbox/beijing.ts'

/** Bans on days, months and times of day of the machine's zone: a term would end on another day on another server or device. */
export const timeBans: Ban[] = [
  {
    id: 'server-zone',
    holds: inSandbox,
    find: ownCalendar,
    instead:
      'days and months are those of Beijing, whatever the zone of the server: count and write them with sandbox/beijing.ts (dateOf, momentOf, formatted, dayStart, monthStart, monthsAfter)',
  },
  {
    id: 'app-dates-in-sandbox',
    holds: inSandbox,
    find: (file) => importsOf(file).find(({ from }) => /(?:^@|\/src)\/lib\/(?:date|calendar)$/.test(from))?.index ?? -1,
    instead: 'one calendar for the sandbox: count and write days and months with sandbox/beijing.ts',
  },
  {
    id: 'device-zone',
    // The time in an id of a call is the device's own.
    holds: outside('lib/calendar.ts', 'lib/date.ts', 'lib/trace.ts'),
    find: ownCalendar,
    instead:
      'customers read Beijing time, whatever the zone of their device: use formatDate() of src/lib/date.ts, addMonths() and isDay() of src/lib/calendar.ts',
  },
]
