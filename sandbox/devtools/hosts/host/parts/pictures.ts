import { elementOf, fire } from '../framework'
import { type BuiltinNode, nativeChild, type Part } from './definition'

interface RichNode {
  type?: string
  text?: string
  name?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** The HTML of rich-text nodes; a text is already treated as HTML, as on devices. */
function richHtml(nodes: unknown): string {
  if (typeof nodes === 'string') return nodes
  if (!Array.isArray(nodes)) return ''
  return (nodes as RichNode[])
    .map((node) => {
      if (node.type === 'text' || !node.name) return escapeHtml(node.text ?? '')
      const attributes = Object.entries(node.attrs ?? {}).map(
        ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
      )
      return `<${node.name}${attributes.join('')}>${richHtml(node.children)}</${node.name}>`
    })
    .join('')
}

/** Scripts and handlers never run in rich text on a device. */
function drawRichText(node: BuiltinNode): void {
  const host = elementOf(node)
  if (!host) return
  const inert = document.implementation.createHTMLDocument('')
  inert.body.innerHTML = richHtml(node.data.nodes)
  for (const element of inert.body.querySelectorAll('*')) {
    if (/^(script|iframe|object|embed|style|link)$/.test(element.localName)) element.remove()
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  }
  host.innerHTML = inert.body.innerHTML
}

function drawImage(node: BuiltinNode): void {
  const host = elementOf(node)
  if (!host || !node.data.src) return
  const image = nativeChild<HTMLImageElement>(host, 'img')
  image.onload = () => fire(node, 'load', { width: image.naturalWidth, height: image.naturalHeight })
  image.onerror = () => fire(node, 'error', { errMsg: `GET ${String(node.data.src)} fail` })
  if (image.getAttribute('src') !== node.data.src) image.setAttribute('src', String(node.data.src))
}

/** Pictures and ready-made markup. */
export const pictureParts: Record<string, Part> = {
  image: { attached: drawImage, updated: drawImage },
  'rich-text': { attached: drawRichText, updated: drawRichText },
}
