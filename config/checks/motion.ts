import type { ProjectFile } from '../scripts/projectFiles'
import { withoutComments } from './prose'

const blank = (part: string): string => part.replace(/[^\n]/g, ' ')

/** Text in quotes is a picture or a part of an address. */
const plainSheet = (file: ProjectFile): string => withoutComments(file).replace(/"[^"\n]*"|'[^'\n]*'/g, blank)

/** The parts of a style sheet between the braces of its keyframes. */
function keyframesOf(text: string): { index: number; text: string }[] {
  return [...text.matchAll(/@keyframes[^{]*\{/g)].map((match) => {
    const from = match.index + match[0].length
    let depth = 1
    let end = from
    for (; depth > 0 && end < text.length; end++) depth += { '{': 1, '}': -1 }[text[end] ?? ''] ?? 0
    return { index: from, text: text.slice(from, end) }
  })
}

const isCheap = (property: string): boolean => /^(?:transform|opacity|none)$/.test(property)

/** Position of the first animated property that needs a new layout or paint, or -1: transform and opacity need none. */
export function costlyMotion(file: ProjectFile): number {
  const text = plainSheet(file)
  const moved = [
    ...keyframesOf(text).flatMap((frames) =>
      [...frames.text.matchAll(/(?<=[{;]\s*)[a-z-]+(?=\s*:)/g)].map((match) => ({
        index: frames.index + match.index,
        properties: [match[0]],
      })),
    ),
    ...[...text.matchAll(/(?<![\w-])transition(?:-property)?:([^;}]*)/g)].map((match) => ({
      index: match.index,
      properties: (match[1] ?? '')
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((part) => part.trim().split(/\s/)[0] ?? ''),
    })),
  ]
  return moved.find(({ properties }) => !properties.every(isCheap))?.index ?? -1
}

/** Position of the first duration or easing, or -1. */
export function ownTempo(file: ProjectFile): number {
  const text = plainSheet(file)
  const time = text.search(/(?<![\w.#-])(?:\d+\.?\d*|\.\d+)m?s\b/)
  const easing = text.search(
    /(?<![\w-])(?:animation|transition)(?:-timing-function)?:[^;}]*?(?<![\w-])(?:ease|linear|cubic-bezier|steps?)\b/,
  )
  return time < 0 || easing < 0 ? Math.max(time, easing) : Math.min(time, easing)
}
