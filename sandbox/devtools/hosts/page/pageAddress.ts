import { choices } from './choices'
import type { FrameSettings } from './messages'
import { type AllSettings, presentValue } from './settings'

/** The settings that stand in the page's address, by their names there; `lang` is the language of the page itself. */
const parameters = { person: 'person', address: 'address', theme: 'theme', language: 'appLanguage' } as const

type SharedName = keyof typeof parameters
type Shared = Pick<FrameSettings, SharedName>

const sharedNames = Object.keys(parameters) as readonly SharedName[]

/** What all frames have in a setting; undefined where they differ or the app keeps its own. */
function common(all: AllSettings, name: SharedName): string | undefined {
  const present = presentValue(all, 'all', (one) => one[name])
  return present === 'mixed' ? undefined : present.value
}

const isValue = (name: SharedName, value: string): boolean =>
  name === 'person' || name === 'address' || Object.hasOwn(choices[name], value)

/** The page's address with what all frames have in common, so that a copied one opens the same state. */
export function withShared(href: string, all: AllSettings): string {
  const url = new URL(href)
  for (const name of sharedNames) {
    const value = common(all, name)
    if (value === undefined) url.searchParams.delete(parameters[name])
    else url.searchParams.set(parameters[name], value)
  }
  return url.href
}

/**
 * What an address asks for that not all frames have. The address of a page that is loaded again asks for nothing: it says what all frames have in
 * common, so that later choices of single frames stay.
 */
export function askedBy(href: string, all: AllSettings): Shared {
  const { searchParams } = new URL(href)
  const asked = sharedNames.flatMap((name) => {
    const value = searchParams.get(parameters[name])
    return value !== null && value !== common(all, name) && isValue(name, value) ? [[name, value]] : []
  })
  return Object.fromEntries(asked) as Shared
}
