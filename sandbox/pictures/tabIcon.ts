import { encodePng } from './encode'
import { rasterise } from './rasterise'

/** The three tabs that have an icon. */
export type TabName = 'home' | 'mall' | 'my'

/** The colours of the tab bar's words. */
const colours = { off: '#A6A6A6', on: '#1ACD66' } as const

const outlines: Readonly<Record<TabName, string>> = {
  home: '<path d="M13 36L40.5 13 68 36v27a6 6 0 0 1-6 6H19a6 6 0 0 1-6-6z"/>',
  mall: '<path d="M18.5 28h44l4 36a5 5 0 0 1-5 5.5h-42a5 5 0 0 1-5-5.5z"/>',
  my: '<circle cx="40.5" cy="26" r="13.5"/><path d="M14 68c0-14 11-21.5 26.5-21.5S67 54 67 68a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2z"/>',
}

const details: Readonly<Record<TabName, string>> = {
  home: '<path d="M32 54c4.5 5 12.5 5 17 0"/>',
  mall: '<path d="M30 38c1 14 20 14 21 0"/>',
  my: '',
}

const handles: Readonly<Record<TabName, string>> = {
  home: '',
  mall: '<path d="M29 27v-4a11.5 11.5 0 0 1 23 0v4"/>',
  my: '',
}

/** A tab icon of 81 × 81 as SVG, which browsers show: grey lines, or a green body out of which the detail is cut. */
export function tabIconShape(name: TabName, selected: boolean): string {
  const colour = selected ? colours.on : colours.off
  const lines = 'stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"'
  const body = selected
    ? `<mask id="cut"><rect width="81" height="81" fill="#FFFFFF"/><g fill="none" stroke="#000000" ${lines}>${details[name]}</g></mask><g stroke="${colour}" ${lines}><g fill="none">${handles[name]}</g><g fill="${colour}" mask="url(#cut)">${outlines[name]}</g></g>`
    : `<g fill="none" stroke="${colour}" ${lines}>${handles[name]}${outlines[name]}${details[name]}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="81" height="81" viewBox="0 0 81 81">${body}</svg>`
}

/** The same as a PNG, the only kind of picture that the tab bar of a mini-program shows. One colour and the steps of its edge need no more. */
export const tabIcon = async (name: TabName, selected: boolean): Promise<Buffer> =>
  encodePng(await rasterise(tabIconShape(name, selected), 81), 16)
