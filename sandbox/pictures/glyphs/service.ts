import { type Glyph, line, rounded } from './ink'

export const person: Glyph = ({ main, soft }) =>
  `<circle cx="24" cy="15" r="9.5" fill="${main}"/><path d="M6 42c0-9.5 7-15 18-15s18 5.5 18 15a2.5 2.5 0 0 1-2.5 2.5h-31A2.5 2.5 0 0 1 6 42z" fill="${soft}"/>`

export const bank: Glyph = ({ main, soft }) =>
  `<path d="M24 6.5L42 16H6z" ${rounded(main, 4)}/><path d="M11.5 22v13M20 22v13M28 22v13M36.5 22v13" ${line(soft, 4.6)}/><rect x="4.5" y="38" width="39" height="5.5" rx="2.7" fill="${main}"/>`

export const headset: Glyph = ({ main, soft }) =>
  `<path d="M9 26v-4a15 15 0 0 1 30 0v4M38 34c0 5-4 8-10 8.5" ${line(soft, 3.8)}/><rect x="4.5" y="23" width="11" height="14" rx="5" fill="${main}"/><rect x="32.5" y="23" width="11" height="14" rx="5" fill="${main}"/><circle cx="26" cy="42" r="3.4" fill="${main}"/>`
