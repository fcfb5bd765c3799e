const LOCAL = /^[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const TOP_LEVEL = /^[A-Za-z]{2,63}$/

/** Whether the text has the form of an e-mail address with a domain of at least two labels. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64 || text.length > 254) return false
  const labels = text.slice(at + 1).split('.')
  const topLevel = labels[labels.length - 1] ?? ''
  return (
    LOCAL.test(text.slice(0, at)) &&
    labels.length > 1 &&
    TOP_LEVEL.test(topLevel) &&
    labels.every((label) => LABEL.test(label))
  )
}
