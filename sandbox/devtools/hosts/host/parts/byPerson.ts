import { collect, elementOf, findUp, fire } from '../framework'
import type { Person } from '../person'
import type { PrivacyGuide } from '../privacyGuide'
import { type BuiltinNode, onTap, type Part } from './definition'
import { moveSwiper } from './scrolling'

/** How far a finger must move to turn a swiper, in CSS pixels. */
const SWIPE = 40

/** What a test does by its driver and a person by touching: pickers, swipers, the camera's picture, buttons that open a host's sheet. */
export const partsFor = (person: Person, guide: PrivacyGuide): Record<string, Part> => ({
  picker: {
    ...onTap((node) => void pick(node, person)),
    updated(node) {
      if (picked.has(node)) person.tell('pickRows', optionsOf(node))
    },
  },
  swiper: { attached: turnByTouch },
  camera: {
    attached(node) {
      const host = elementOf(node)
      const show = (address: string | undefined): void => {
        if (host && address) host.style.background = `#222 url("${address}") center / cover`
      }
      void Promise.resolve(person.ask<string | undefined>('cameraView', [], undefined)).then(show)
    },
  },
  button: onTap((node) => void openSheet(node, person, guide)),
  'contact-button': onTap((node) => openChat(node, person)),
  'web-view': {
    attached(node) {
      const frame = document.createElement('iframe')
      frame.src = String(node.data.src ?? '')
      elementOf(node)?.appendChild(frame)
    },
  },
})

/** Pickers that are on the screen. */
const picked = new WeakSet<BuiltinNode>()

/** Opens the host's picker; a wheel that turns is told at once, since the app may then change the columns after it. */
async function pick(node: BuiltinNode, person: Person): Promise<void> {
  picked.add(node)
  for (;;) {
    const { turned, chosen } = (await person.ask('pick', [optionsOf(node)], {})) as {
      turned?: { column: number; value: number }
      chosen?: unknown
    }
    if (turned) {
      fire(node, 'columnchange', turned)
      continue
    }
    picked.delete(node)
    if (chosen === undefined) return fire(node, 'cancel', {})
    node.chosen = chosen
    return fire(node, 'change', { value: chosen })
  }
}

const optionsOf = (node: BuiltinNode): object => {
  const { mode, value, start, end, fields } = node.data
  return { mode, range: texts(node), value, start, end, fields }
}

/** The texts of a picker's rows, one list for each column of a `multiSelector`. */
function texts(node: BuiltinNode): unknown {
  const { range, rangeKey } = node.data
  const text = (row: unknown): string => String(rangeKey ? (row as Record<string, unknown>)[String(rangeKey)] : row)
  const list = (Array.isArray(range) ? range : []) as unknown[]
  return list.map((row) => (Array.isArray(row) ? row.map(text) : text(row)))
}

/** Turns a swiper by a finger or the mouse, and by its own timer. */
function turnByTouch(node: BuiltinNode): void {
  const host = elementOf(node)
  if (!host) return
  const turn = (by: number, source: 'touch' | 'autoplay'): void => {
    const { length } = collect(node, 'swiper-item')
    const next = Number(node.chosen ?? 0) + by
    if (length > 1 && (node.data.circular || (next >= 0 && next < length)))
      moveSwiper(node, (next + length) % length, source)
  }
  let from: number | undefined
  host.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX
  })
  host.ownerDocument.addEventListener('pointerup', ({ clientX }) => {
    if (from !== undefined && Math.abs(clientX - from) > SWIPE) turn(clientX < from ? 1 : -1, 'touch')
    from = undefined
  })
  const wait = Number(node.data.interval ?? 5000)
  const timer = setInterval(() => {
    if (!host.isConnected) clearInterval(timer)
    else if (node.data.autoplay && from === undefined && !host.closest('[hidden]')) turn(1, 'autoplay')
  }, wait)
}

/** Opens the platform's chat with customer service, with what the button says of the question. */
const openChat = ({ data }: BuiltinNode, person: Person): void =>
  person.tell('chat', [data.sendMessageTitle, data.sendMessagePath].filter(Boolean).join('\n'))

/** Buttons whose tap opens a sheet of the host. */
async function openSheet(node: BuiltinNode, person: Person, guide: PrivacyGuide): Promise<void> {
  if (findUp(node, 'button') !== node) return
  if (node.data.openType === 'getPhoneNumber') {
    if (!(await mayAskNumber(guide)))
      return fire(node, 'getphonenumber', { errMsg: 'getPhoneNumber:fail privacy permission is not authorized' })
    const mobile = await person.ask<string | undefined>('phoneNumber', [], undefined)
    const refused = { errMsg: 'getPhoneNumber:fail user deny' }
    fire(node, 'getphonenumber', mobile ? { errMsg: 'getPhoneNumber:ok', code: `phone:${mobile}` } : refused)
  }
  if (node.data.openType === 'share') person.tell('share')
  if (['contact', 'im'].includes(String(node.data.openType))) openChat(node, person)
}

/** Whether the customer lets the app ask for what its privacy guide names. */
const mayAskNumber = (guide: PrivacyGuide): Promise<boolean> =>
  guide.needsAgreement
    ? guide.ask('button.getPhoneNumber').then(
        () => true,
        () => false,
      )
    : Promise.resolve(true)
