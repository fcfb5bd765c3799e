import type { CopyText } from './clipboardPort'

/** The browser's own call: Taro's keeps every copied text, a card's password too, in the local storage (S6), and toasts in Chinese. */
export const copyText: CopyText = async (text) => {
  try {
    await window.navigator.clipboard.writeText(text)
    return true
  } catch {
    // A page without TLS has no such call, and a browser may refuse it.
    return copyBySelection(text)
  }
}

/** The way of older browsers and of pages without TLS: what is selected is copied. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; left: -100vw'
  document.body.append(field)
  field.focus()
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
