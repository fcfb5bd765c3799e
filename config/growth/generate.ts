import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areas, capital, type Kind, type PlannedScreen, screens } from './plan'

type Values = Readonly<Record<string, string>>

/** Text by path, or by the name of a placeholder. */
type Sections = Record<string, string>

/**
 * The sections of a template, filled in. A section begins with `=== ` and a path, or the name of the placeholder in the area's own
 * templates that it belongs to; `{{name}}` is a placeholder.
 */
function fill(template: Kind | 'contract' | 'words' | 'domain', values: Values): Sections {
  const file = path.join(__dirname, 'templates', `${template}.txt`)
  const text = readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file}: nothing fills {{${name}}}`)
    return value
  })
  const sections = text.split(/^=== (.+)\n/m).slice(1)
  return Object.fromEntries(
    sections.flatMap((name, index) => (index % 2 === 0 ? [[name, `${sections[index + 1]?.trimEnd()}\n`]] : [])),
  )
}

const ofScreen = ({ area, kind, path: address, route, isNewer }: PlannedScreen, next: string): Sections =>
  fill(kind, {
    area,
    Area: capital(area),
    path: address,
    screen: kind,
    route,
    next,
    class: `${isNewer ? 'xyf-' : ''}${area}-${kind}`,
  })

/** The files of one area and its screens, by their paths. */
function ofArea(area: string, zh: string): Sections {
  const its = screens.filter((screen) => screen.area === area)
  const next = its.find(({ kind }) => kind === 'detail')?.route ?? ''
  // Both themes' versions of a screen give the same shared files, calls and texts: these are kept once.
  const byKind = new Map<Kind, Sections>()
  let files: Sections = {}
  for (const screen of its) {
    const sections = ofScreen(screen, next)
    byKind.set(screen.kind, sections)
    files = { ...files, ...sections }
  }
  const shared = (name: string) =>
    [...byKind.values()]
      .map((sections) => sections[name] ?? '')
      .join('')
      .trimEnd()
  const values = {
    area,
    Area: capital(area),
    zh,
    contract: shared('contract'),
    zhWords: shared('zhWords'),
    enWords: shared('enWords'),
  }
  const all = { ...files, ...fill('contract', values), ...fill('words', values), ...fill('domain', values) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.includes('/')))
}

/** The files of all generated screens, by their paths in the project; routes are not among them. */
export const generatedFiles = (): Sections => Object.assign({}, ...areas.map(({ name, zh }) => ofArea(name, zh)))
