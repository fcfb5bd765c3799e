import type { Lang } from '../../../language'
import { connectBar, hasPerson, openTyped, sayBeside, showValues } from './bar'
import { showCodes } from './codes'
import { element } from './dom'
import { noEntries, withEntry } from './entries'
import { showEntries } from './entryLists'
import { hostNames, hostsOf, isTarget, type Target } from './hosts'
import { type Kept, keep, load } from './kept'
import { withLogin } from './logins'
import type { FrameSettings, FromFrame, HostName, MirroredTap, ToFrame } from './messages'
import { type Echo, mirror } from './mirroring'
import { askedBy, withShared } from './pageAddress'
import { type Phone, phoneOf } from './phone'
import { forEachHost, withChange } from './settings'
import { resize, shownOf, showPhones } from './shown'
import { say } from './texts'

const lang: Lang = document.documentElement.lang === 'en' ? 'en' : 'zh-CN'
const phones = hostNames.map((host) => phoneOf(host, lang))
const entries = forEachHost(() => noEntries)
let kept: Kept = load(lang)
let echoes: readonly Echo[] = []

function update(change: Partial<Kept>): void {
  kept = { ...kept, ...change }
  keep(kept)
  history.replaceState(null, '', withShared(location.href, kept.settings))
}

/** Sets something for the frames of the target. */
function change(settings: FrameSettings): void {
  update({ settings: withChange(kept.settings, kept.target, settings) })
  for (const phone of targeted()) if (phone.isReady()) sendSettings(phone, settings)
  showValues(kept.settings, kept.target)
}

/** Gives settings to a frame; says where their person cannot be signed in. */
function sendSettings(phone: Phone, settings: FrameSettings): void {
  const made = async (): Promise<ToFrame> => {
    const given = await withLogin(settings)
    if (given.person !== settings.person) sayBeside('person', say('noLogin', lang) + settings.person)
    return { type: 'set', settings: given }
  }
  phone.send(made())
}

const targeted = (): Phone[] => phones.filter(({ host }) => hostsOf(kept.target).includes(host))

/** Starts the app of a frame again, at its first screen. */
function restart(phone: Phone): void {
  const { address: _left, ...settings } = kept.settings[phone.host]
  update({ settings: { ...kept.settings, [phone.host]: settings } })
  if (phone.isReady()) phone.send({ type: 'restart' })
  else phone.reload()
  showValues(kept.settings, kept.target)
}

/** Keeps what a frame has changed by itself. */
function keepSettings(host: HostName, settings: FrameSettings): void {
  update({ settings: withChange(kept.settings, host, settings) })
  showValues(kept.settings, kept.target)
}

function heard(phone: Phone, message: FromFrame): void {
  phone.hear(message)
  const { host } = phone
  if (message.type === 'ready') sendSettings(phone, kept.settings[host])
  if (message.type === 'route') keepSettings(host, { address: message.address })
  if (message.type === 'permissions') keepSettings(host, { permissions: message.permissions })
  if (message.type === 'tapped' && kept.isMirroring) repeat(host, message.tap)
  const next = withEntry(entries[host], message)
  if (next === entries[host]) return
  entries[host] = next
  showEntries(phone.root, next, lang)
}

/** Makes a tap in the other frames that are shown. */
function repeat(from: HostName, tap: MirroredTap): void {
  const others = phones.filter((phone) => phone.isReady()).map(({ host }) => host)
  const next = mirror(echoes, { from, tap, others: shownOf(kept, others), now: Date.now() })
  echoes = next.echoes
  for (const phone of phones) if (next.to.includes(phone.host)) phone.send({ type: 'tap', tap })
}

function show(change: Partial<Pick<Kept, 'hidden' | 'alone'>>): void {
  update(change)
  showPhones(phones, kept, lang)
}

const toggled = (host: HostName): HostName[] => hostNames.filter((one) => (one === host) !== kept.hidden.includes(one))

function connectPhone(phone: Phone): void {
  const { host, root } = phone
  const onClick = (selector: string, act: () => void) => element(selector, root).addEventListener('click', act)
  onClick('[data-restart]', () => restart(phone))
  onClick('[data-hide]', () => show({ hidden: toggled(host), alone: undefined }))
  onClick('[data-enlarge]', () => show({ alone: kept.alone === host ? undefined : host }))
  onClick('[data-clear]', () => {
    entries[host] = noEntries
    showEntries(root, noEntries, lang)
  })
  for (const part of ['[data-kinds]', '[data-reports]'])
    element(part, root).addEventListener('change', () => showEntries(root, entries[host], lang))
  element(`input[name="shown"][value="${host}"]`).addEventListener('change', () =>
    show({ hidden: toggled(host), alone: undefined }),
  )
  showEntries(root, noEntries, lang)
}

function chooseTarget(target: Target): void {
  update({ target })
  showValues(kept.settings, target)
}

/** Sets for all frames what the page's address asks for. */
function takeAsked(): void {
  const { person, address, ...choices } = askedBy(location.href, kept.settings)
  const isAsked = person !== undefined || address !== undefined || Object.keys(choices).length > 0
  update(isAsked ? { target: 'all' } : {})
  if (isAsked) change(choices)
  if (address !== undefined) openTyped(address, lang, change)
  if (person === undefined) return
  if (hasPerson(person)) change({ person })
  else sayBeside('person', say('unknownPerson', lang) + person)
}

function start(): void {
  window.addEventListener('message', (event: MessageEvent<FromFrame>) => {
    const { data } = event
    const phone = phones.find((one) => one.sent(event))
    if (phone && typeof data === 'object' && data !== null) heard(phone, data)
  })
  // The bar grows with what is said beside its controls, and with the codes.
  new ResizeObserver(() => resize(phones)).observe(element('.controls'))
  window.addEventListener('resize', () => resize(phones))
  connectBar(lang, change)
  element('[data-restart-target]').addEventListener('click', () => targeted().forEach(restart))
  const mirroring = element<HTMLInputElement>('input[name="mirroring"]')
  mirroring.addEventListener('change', () => update({ isMirroring: mirroring.checked }))
  element('[data-targets]').addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement
    if (isTarget(value)) chooseTarget(value)
  })
  takeAsked()
  mirroring.checked = kept.isMirroring
  element<HTMLInputElement>(`input[name="target"][value="${kept.target}"]`).checked = true
  phones.forEach(connectPhone)
  showValues(kept.settings, kept.target)
  showPhones(phones, kept, lang)
  for (const phone of phones) phone.reload()
  showCodes(lang)
}

start()
