import type { CopyText } from './ports'

/** The browser's own call: Taro's writes every copied text, also a card's password, to the local storage (S6), and shows a toast in Chinese. */
export const copyText: CopyText = async (text) => {
  try {
    await window.navigator.clipboard.writeText(text)
    return true
  } catch {
    // A page without TLS has no such call, and a browser may refuse it.
    return copyBySelection(text)
  }
}

/** For older browsers and pages without TLS: selects the text and copies the selection. */
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
