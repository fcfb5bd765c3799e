import { type Glyph, line, rounded } from './ink'

export const bag: Glyph = ({ main, soft, cut }) =>
  `<path d="M16 20v-6.5a8 8 0 0 1 16 0V20" ${line(soft, 3.6)}/><path d="M10 16.5h28L40.5 41h-33z" ${rounded(main, 4)}/><path d="M17 25a7 7 0 0 0 14 0" ${line(cut, 3.4)}/>`

export const gift: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 14C15 14 11 10 13.5 6.5 16.5 3 22 7 24 14zM24 14c9 0 13-4 10.5-7.5C31.5 3 26 7 24 14z" ${line(soft, 3.4)}/><rect x="7.5" y="23" width="33" height="20" rx="4" fill="${main}"/>
  <rect x="4.5" y="13.5" width="39" height="11" rx="3.5" fill="${soft}"/><rect x="21" y="13.5" width="6" height="29.5" fill="${cut}"/>`

export const cart: Glyph = ({ main, soft }) =>
  `<path d="M4 7.5h4.5L15 33.5h22" ${line(main, 3.6)}/><path d="M11.5 14H42l-4 13.5H15z" ${rounded(main, 3)}/><circle cx="18" cy="40" r="3.8" fill="${soft}"/><circle cx="34" cy="40" r="3.8" fill="${soft}"/>`

export const broom: Glyph = ({ main, soft, cut }) =>
  `<g transform="rotate(28 24 24)"><rect x="21.8" y="0" width="4.4" height="22" rx="2.2" fill="${soft}"/><path d="M17 21.5h14L35.5 43h-23z" ${rounded(main, 4)}/><path d="M20.5 33v10M27.5 33v10" ${line(cut, 2.6)}/><path d="M15.5 26.5h17" ${line(cut, 2.6)}/></g>`

export const washer: Glyph = ({ main, soft, cut }) =>
  `<rect x="7" y="4" width="34" height="40" rx="6" fill="${main}"/><circle cx="24" cy="28" r="11" fill="${cut}"/><path d="M15 28a9 9 0 0 0 18 0c-3-2.5-6-2.5-9 0s-6 2.5-9 0z" fill="${soft}"/><path d="M13 10.5h8" ${line(cut, 3)}/><circle cx="34" cy="10.5" r="2.2" fill="${cut}"/>`

export const heart: Glyph = ({ main, cut }) =>
  `<path d="M24 42C10 32.5 4.5 25.5 4.5 17.5a10.5 10.5 0 0 1 19.5-5.3 10.5 10.5 0 0 1 19.5 5.3c0 8-5.5 15-19.5 24.5z" fill="${main}"/><path d="M9.5 24h8.5l3-6 5 11 3-5h9.5" ${line(cut, 2.8)}/>`

export const tooth: Glyph = ({ main, cut }) =>
  `<path d="M14 5.5c4-.8 7 2 10 2s6-2.8 10-2c7 1.5 8 10 5 18.5-2 5.5-1.5 19-7 19-4.5 0-3-12.5-8-12.5s-3.5 12.5-8 12.5c-5.5 0-5-13.5-7-19-3-8.5-2-17 5-18.5z" fill="${main}"/><path d="M14 12c-2.5 1.5-2.8 5-1.5 8.5" ${line(cut, 3)}/>`

export const dumbbell: Glyph = ({ main, soft }) =>
  `<g transform="rotate(-32 24 24)"><rect x="12" y="21.3" width="24" height="5.4" fill="${soft}"/><rect x="8.5" y="11" width="8" height="26" rx="3.5" fill="${main}"/><rect x="31.5" y="11" width="8" height="26" rx="3.5" fill="${main}"/><rect x="2" y="16.5" width="5" height="15" rx="2.5" fill="${soft}"/><rect x="41" y="16.5" width="5" height="15" rx="2.5" fill="${soft}"/></g>`

export const balloon: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 36c-4 3.5 4 4.5 0 9" ${line(soft, 2.8)}/><path d="M24 31l-3.5 5.5h7z" ${rounded(main, 1.6)}/><ellipse cx="24" cy="18" rx="13.5" ry="15" fill="${main}"/><path d="M16 17c.3-4 2.5-6.5 5.5-7.5" ${line(cut, 3)}/>`

export const users: Glyph = ({ main, soft }) =>
  `<circle cx="33" cy="16.5" r="6.5" fill="${soft}"/><path d="M30 26.5c8.5-1.5 14 4.5 14 12a2.5 2.5 0 0 1-2.5 2.5H34z" fill="${soft}"/><circle cx="18.5" cy="15" r="8" fill="${main}"/><path d="M4 39.5C4 31 10 26 18.5 26S33 31 33 39.5a2.5 2.5 0 0 1-2.5 2.5h-24A2.5 2.5 0 0 1 4 39.5z" fill="${main}"/>`
