type BlockTag = 'p' | 'h3' | 'li'

/** How text may look. Nothing else of HTML is kept: no attribute, no link, no picture. */
type RichTag = BlockTag | 'strong' | 'em' | 'u'

interface Marked {
  tag: RichTag
  children: RichNode[]
}

/** A piece of text inside of a paragraph; a line break is the text `\n`. */
export type RichNode = string | Marked

/** A paragraph, heading or item of a list. */
export interface RichBlock extends Marked {
  tag: BlockTag
}

/** Tags that are kept, by what stands for them; a Map, since `constructor` is no tag. */
const kept = new Map<string, RichTag>([
  ...(['p', 'div', 'blockquote'] as const).map((tag) => [tag, 'p'] as const),
  ...(['h1', 'h2', 'h3', 'h4'] as const).map((tag) => [tag, 'h3'] as const),
  ['li', 'li'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['u', 'u'],
])

/** Tags whose contents are no text for readers: they go with everything inside. */
const swallowed = ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript', 'textarea', 'title']

/** A comment or declaration, a tag with its name, text, or a `<` of its own. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<\/?([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>?|[^<]+|</gi

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))

/**
 * HTML of an operator as a tree of texts and a handful of marks (S3). Whatever is not on the list loses its tag and keeps its text.
 * Since only texts and marks come out, nothing in the source can run, wherever the tree is drawn.
 */
export function richText(html: string): RichBlock[] {
  const root: RichBlock[] = []
  /** From the paragraph inwards; text outside of any paragraph begins one. */
  const open: Marked[] = []
  const here = () => (open[open.length - 1] ?? begin('p', open, root)).children
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const name = token[1]?.toLowerCase()
    if (name === undefined) addText(here(), token[0])
    else if (token[0].startsWith('</')) close(open, kept.get(name))
    else if (name === 'br') here().push('\n')
    else if (swallowed.includes(name)) tokens.lastIndex = endOf(name, html, tokens.lastIndex)
    else openTag(kept.get(name), open, root)
  }
  return root.filter(saysSomething)
}

function addText(into: RichNode[], token: string): void {
  if (/^<[!?]/.test(token)) return
  const plain = decode(token.replace(/\s+/g, ' '))
  if (plain !== '') into.push(plain)
}

/** A paragraph ends what stands open, since hosts draw no block inside of text; one inside of a list's item is the item. */
function openTag(tag: RichTag | undefined, open: Marked[], root: RichBlock[]): void {
  if (!tag || open.length > 8 || (tag === 'p' && open[0]?.tag === 'li')) return
  if (isBlock(tag)) {
    open.length = 0
    begin(tag, open, root)
    return
  }
  const outer = open[open.length - 1] ?? begin('p', open, root)
  const node: Marked = { tag, children: [] }
  outer.children.push(node)
  open.push(node)
}

function begin(tag: BlockTag, open: Marked[], root: RichBlock[]): Marked {
  const block: RichBlock = { tag, children: [] }
  root.push(block)
  open.push(block)
  return block
}

function close(open: Marked[], tag: RichTag | undefined): void {
  const index = open.findIndex((node) => node.tag === tag)
  if (index >= 0) open.length = index
}

const isBlock = (tag: RichTag): tag is BlockTag => tag === 'p' || tag === 'h3' || tag === 'li'

const saysSomething = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.children.some(saysSomething)

/** Position after the closing tag of an element that is removed; the end of the text where it is never closed. */
function endOf(name: string, html: string, from: number): number {
  const rest = new RegExp(`</${name}\\b[^>]*>?`, 'gi')
  rest.lastIndex = from
  return rest.exec(html) ? rest.lastIndex : html.length
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
