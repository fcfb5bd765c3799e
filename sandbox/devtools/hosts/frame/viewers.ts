import { make } from './dom'
import { sheet } from './sheets'
import { say } from './texts'

/** The host's document viewer: offers the PDF in a tab of the browser, which is what can show it. */
export function showDocument(bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
  void sheet<void>('is-middle', undefined, (close) =>
    make(
      'div',
      { class: 'modal', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('document') },
      make('h2', {}, say('document')),
      make('p', {}, `${Math.ceil(bytes.byteLength / 1024)} KB`),
      make(
        'div',
        { class: 'modal-buttons' },
        make('button', { click: () => close() }, say('close')),
        make('a', { class: 'is-main', href: address, target: '_blank', click: () => close() }, say('openDocument')),
      ),
    ),
  )
}

/** The host's viewer of pictures, which begins at one of them; a tap closes it. */
export function showPictures(addresses: readonly string[], first: number): void {
  let at = first
  const picture = make('img', { alt: say('picture') })
  const place = make('span', { role: 'status' })
  const turn = (by: number): void => {
    at = (at + by + addresses.length) % addresses.length
    picture.src = addresses[at] ?? ''
    place.textContent = `${at + 1} / ${addresses.length}`
  }
  turn(0)
  const turning = make(
    'nav',
    {},
    make('button', { 'aria-label': say('previous'), click: () => turn(-1) }, '‹'),
    place,
    make('button', { 'aria-label': say('next'), click: () => turn(1) }, '›'),
  )
  void sheet<void>('is-viewer', undefined, (close) =>
    make(
      'div',
      { class: 'viewer', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('picture') },
      make('button', { 'aria-label': say('close'), click: () => close() }, picture),
      ...(addresses.length > 1 ? [turning] : []),
    ),
  )
}
