import type { Lang } from '../../../language'
import { parseTyped } from './address'
import { choiceNames, permissionNames } from './choices'
import { element } from './dom'
import type { Target } from './hosts'
import type { FrameSettings } from './messages'
import { type AllSettings, type KeptSettings, presentValue } from './settings'
import { say } from './texts'

/** Value of the option that a list shows where the frames differ. */
const MIXED = 'mixed'
/** Value of the option that leaves the person as the app has it. */
const AS_STORED = 'stored'

const listOf = (name: string) => element<HTMLSelectElement>(`select[name="${name}"]`)
const boxOf = (name: string) => element<HTMLInputElement>(`input[name="${name}"]`)
const screenField = () => boxOf('address')

/** Connects the controls of the bar; each tells what it changes. */
export function connectBar(lang: Lang, change: (settings: FrameSettings) => void): void {
  listOf('person').addEventListener('change', ({ currentTarget }) => {
    const { value } = currentTarget as HTMLSelectElement
    sayBeside('person', '')
    change({ person: value })
  })
  for (const name of choiceNames)
    listOf(name).addEventListener('change', () => change({ [name]: listOf(name).value } as FrameSettings))
  for (const name of permissionNames)
    boxOf(name).addEventListener('change', () => change({ permissions: { [name]: boxOf(name).checked } }))
  element<HTMLFormElement>('form[data-open]').addEventListener('submit', (event) => {
    event.preventDefault()
    openTyped(screenField().value, lang, change)
  })
}

/** Opens an address, and says beside the field what is wrong with it; an unknown path is not opened. */
export function openTyped(typed: string, lang: Lang, change: (settings: FrameSettings) => void): void {
  const read = parseTyped(typed)
  const isKnown = 'address' in read
  screenField().setAttribute('aria-invalid', String(!isKnown))
  if (!isKnown) {
    sayBeside('address', say('unknownPath', lang) + read.unknownPath)
    return
  }
  sayBeside('address', read.missing.length ? say('missing', lang) + read.missing.join(', ') : '')
  screenField().blur()
  change({ address: read.address })
}

/** Whether the list has a person. */
export const hasPerson = (mobile: string): boolean =>
  mobile === '' || [...listOf('person').options].some(({ value }) => value === mobile)

/** Says something beside a control; an empty text removes it. */
export function sayBeside(name: 'person' | 'address', text: string): void {
  element(`[data-beside="${name}"]`).textContent = text
}

/** Shows the present values of a target. */
export function showValues(all: AllSettings, target: Target): void {
  const present = <Value>(read: (one: KeptSettings) => Value) => presentValue(all, target, read)
  const person = present((one) => one.person ?? AS_STORED)
  listOf('person').value = person === 'mixed' ? MIXED : person.value
  for (const name of choiceNames) {
    const choice = present((one) => one[name])
    listOf(name).value = choice === 'mixed' ? MIXED : choice.value
  }
  for (const name of permissionNames) {
    const isAllowed = present((one) => one.permissions[name])
    boxOf(name).indeterminate = isAllowed === 'mixed'
    boxOf(name).checked = isAllowed !== 'mixed' && isAllowed.value
  }
  const field = screenField()
  // What is being typed is kept.
  if (document.activeElement === field) return
  const address = present((one) => one.address ?? '')
  field.value = address === 'mixed' ? '' : address.value
  field.placeholder = (address === 'mixed' ? field.dataset.mixed : field.dataset.example) ?? ''
}
