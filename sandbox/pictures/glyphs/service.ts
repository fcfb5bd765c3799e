import { type Glyph, line, rounded } from './ink'

export const person: Glyph = ({ main, soft }) =>
  `<circle cx="24" cy="15" r="9.5" fill="${main}"/><path d="M6 42c0-9.5 7-15 18-15s18 5.5 18 15a2.5 2.5 0 0 1-2.5 2.5h-31A2.5 2.5 0 0 1 6 42z" fill="${soft}"/>`

export const search: Glyph = ({ main, soft }) =>
  `<path d="M33 33l9 9" ${line(soft, 5.4)}/><circle cx="21" cy="21" r="14" ${line(main, 5)}/><path d="M14 21a7 7 0 0 1 5-6.7" ${line(soft, 3)}/>`

export const document: Glyph = ({ main, soft, cut }) =>
  `<path d="M11 9a5 5 0 0 1 5-5h13l10 10v25a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5z" fill="${main}"/><path d="M29 4l10 10h-7a3 3 0 0 1-3-3z" fill="${soft}"/><path d="M18 22h13M18 29h13M18 36h7" ${line(cut, 2.8)}/>`

export const bank: Glyph = ({ main, soft }) =>
  `<path d="M24 6.5L42 16H6z" ${rounded(main, 4)}/><path d="M11.5 22v13M20 22v13M28 22v13M36.5 22v13" ${line(soft, 4.6)}/><rect x="4.5" y="38" width="39" height="5.5" rx="2.7" fill="${main}"/>`

export const headset: Glyph = ({ main, soft }) =>
  `<path d="M9 26v-4a15 15 0 0 1 30 0v4M38 34c0 5-4 8-10 8.5" ${line(soft, 3.8)}/><rect x="4.5" y="23" width="11" height="14" rx="5" fill="${main}"/><rect x="32.5" y="23" width="11" height="14" rx="5" fill="${main}"/><circle cx="26" cy="42" r="3.4" fill="${main}"/>`

export const bell: Glyph = ({ main, soft, cut }) =>
  `<path d="M19 38a5 5 0 0 0 10 0z" ${rounded(soft, 3)}/><path d="M24 7c8 0 12.5 5.5 12.5 13 0 8 4.5 9 4.5 13.5H7c0-4.5 4.5-5.5 4.5-13.5C11.5 12.5 16 7 24 7z" ${rounded(main, 3)}/><path d="M18 19c0-3.5 1.8-5.5 4.5-6.2" ${line(cut, 2.8)}/>`
