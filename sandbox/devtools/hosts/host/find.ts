import type { Target } from '../protocol'
import { builtinName, elementOf, type ViewNode, walk } from './framework'
import { type Page, treeOf } from './pages'
import { isHidden, readableText, roleOf } from './pageText'

/** All nodes of a page that match a target, in drawing order. */
export function findAll(page: Page, target: Target): ViewNode[] {
  if (typeof target === 'string') return shadowRoots(page).flatMap((root) => root.querySelectorAll?.(target) ?? [])
  if ('text' in target) return byText(page, target.text)
  if ('role' in target) return nodesOf(page).filter((node) => roleOf(elementOf(node)) === target.role)
  return nodesOf(page).filter((node) => {
    return 'placeholder' in target
      ? node.data?.placeholder === target.placeholder
      : node.data?.ariaLabel === target.label
  })
}

/** Nodes whose text is exactly the given one, otherwise those that contain it; of nested ones only the innermost. */
function byText(page: Page, text: string): ViewNode[] {
  const visible = nodesOf(page).filter((node) => {
    const element = elementOf(node)
    return element && !element.closest('[hidden]') && !isHidden(element) && element.textContent?.includes(text)
  })
  const exact = visible.filter((node) => readableText(elementOf(node) as HTMLElement) === text)
  return innermost(exact.length > 0 ? exact : visible)
}

function innermost(nodes: ViewNode[]): ViewNode[] {
  const elements = nodes.map((node) => elementOf(node) as HTMLElement)
  return nodes.filter((_node, index) => {
    return !elements.some((other, at) => at !== index && elements[index]?.contains(other))
  })
}

function nodesOf(page: Page): ViewNode[] {
  const found: ViewNode[] = []
  walk(treeOf(page), (node) => {
    if (builtinName(node)) found.push(node)
  })
  return found
}

/** Selectors match within one component only, so every component's root is queried. */
function shadowRoots(page: Page): ViewNode[] {
  const found: ViewNode[] = []
  walk(treeOf(page), (node) => {
    const root = node.getShadowRoot?.()
    if (root && !builtinName(node)) found.push(root)
  })
  return found
}
