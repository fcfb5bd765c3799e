import type { Change } from './change'

/** The newest part of the changelog, which is its first heading with a version and what is below it. */
interface Newest {
  heading: string
  text: string
}

/** Throws where the changelog has no heading of a version. */
export function newestOf(changelog: string): Newest {
  const [, part] = changelog.split(/^## /m)
  if (part === undefined)
    throw new Error('docs/changelog.md has no heading of a version: begin it with "## <version>, not released"')
  const [heading = '', ...lines] = part.split('\n')
  return { heading, text: lines.join('\n') }
}

/** The names in backticks, since many a call is called like a word. */
const namesIn = (text: string): Set<string> => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

const isBreaking = ({ server, olderApp }: Change): boolean => server === 'breaking' || olderApp === 'breaking'

const forWhom = ({ server, olderApp }: Change): string =>
  [...(server === 'breaking' ? ['a server'] : []), ...(olderApp === 'breaking' ? ['an older app'] : [])].join(' and ')

/** What is missing in the changelog: a message for each breaking change that no line of its newest part names. */
export function missingLines(changes: readonly Change[], changelog: string): string[] {
  const { heading, text } = newestOf(changelog)
  const known = namesIn(text)
  return changes
    .filter((change) => isBreaking(change) && !change.names.some((name) => known.has(name)))
    .map(
      (change) =>
        `${change.of}: ${change.what}. This breaks ${forWhom(change)}: add a line to docs/changelog.md below "${heading}" that says what they must do and names ${orNames(change)}`,
    )
}

/** The names that a line may have, as they are written. */
const orNames = ({ names }: Change): string =>
  [...new Set(names)]
    .filter((name) => !name.includes(' /'))
    .map((name) => `\`${name}\``)
    .join(' or ')
