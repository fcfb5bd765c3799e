import { help as helpInEnglish } from '@/i18n/en/help'
import { help } from '@/i18n/help'
import { routes } from '@/routes'
import { type Box, controls, type Heard } from './heard'

/** Roles that say nothing without a name. */
const named: ReadonlySet<string> = new Set([
  ...controls,
  ...'heading img navigation region tablist radiogroup group dialog alertdialog'.split(' '),
])

/** What a screen offers in two places, with one name because it does the same. */
const sameThing: ReadonlySet<string> = new Set([
  ...[help, helpInEnglish].flatMap(({ contact, call }) => [contact, call]),
  ...Object.values(routes.settings.title),
])

/** What is wrong with a screen for someone who only hears it, whatever its texts are; empty on a good screen. */
export const outlineFaults = (heard: readonly Heard[]): string[] => [
  ...headingFaults(heard),
  ...heard.filter(({ role, name }) => named.has(role) && !name).map(({ role }) => `${role} without a name`),
  ...alikeFaults(heard),
  ...pictureFaults(heard),
  ...orderFaults(heard),
]

function headingFaults(heard: readonly Heard[]): string[] {
  const headings = heard.filter(({ role }) => role === 'heading')
  const tops = headings.filter(({ level }) => level === 1)
  const skipped = headings.filter(({ level = 0 }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
  return [
    ...(tops.length === 1 ? [] : [`${tops.length} headings of level 1`]),
    ...skipped.map(({ name, level }) => `no heading of the level above ${level} before: ${name}`),
  ]
}

/** Controls of one group that sound alike, so that a list of them does not say which is which. */
function alikeFaults(heard: readonly Heard[]): string[] {
  const counts = new Map<string, number>()
  const said = ({ role, name, within }: Heard) => `${within.join()} ${role} ${name}`
  for (const one of heard) if (controls.has(one.role)) counts.set(said(one), (counts.get(said(one)) ?? 0) + 1)
  const alike = heard.filter((one) => one.name && !sameThing.has(one.name) && (counts.get(said(one)) ?? 0) > 1)
  return [...new Set(alike.map(({ role, name }) => `several are called: ${role} ${name}`))]
}

/** Pictures that say again what stands beside them: they are decoration, and hidden. */
function pictureFaults(heard: readonly Heard[]): string[] {
  return heard
    .filter(({ role, name }, at) => {
      const besides = [heard[at - 1], heard[at + 1]]
      return role === 'img' && name !== '' && besides.some((beside) => beside?.name === name)
    })
    .map(({ name }) => `a picture says again: ${name}`)
}

const isDrawn = ({ width, height }: Box): boolean => width > 1 && height > 1

/** What is heard after something that stands below it, or to its right in the same line. */
function orderFaults(heard: readonly Heard[]): string[] {
  const leaves = heard.filter(
    ({ role, box }) => (controls.has(role) || role === 'heading' || role === 'img') && isDrawn(box),
  )
  return leaves.flatMap((one, at) => {
    const later = leaves.slice(at + 1).find((other) => isBefore(other.box, one.box))
    return later ? [`heard too late: ${later.role} ${later.name}, after ${one.role} ${one.name}`] : []
  })
}

/** Whether a box is above another in one column, or to its left in one line. One pixel may be shared. */
function isBefore(box: Box, other: Box): boolean {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
  const isAbove = across > 1 && box.y + box.height <= other.y + 1
  const isLeft = down > Math.min(box.height, other.height) / 2 && box.x + box.width <= other.x + 1
  return isAbove || isLeft
}
