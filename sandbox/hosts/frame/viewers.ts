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

/** The host's viewer of pictures; a tap closes it. */
export function showPicture(address: string): void {
  void sheet<void>('is-viewer', undefined, (close) =>
    make(
      'button',
      { class: 'viewer', 'aria-label': say('close'), click: () => close() },
      make('img', { src: address, alt: say('picture') }),
    ),
  )
}
