import { type Glyph, line } from './ink'

export const deer: Glyph = ({ main, soft, cut }) =>
  `<path d="M19 20c-.5-6-7-6-8-14.5M15.5 14.5c-4 .5-8-1-9.5-5.5M29 20c.5-6 7-6 8-14.5M32.5 14.5c4 .5 8-1 9.5-5.5" ${line(soft, 3.2)}/>
  <path d="M17 24C11 25 7 23 6 20c4-1.5 9-.5 12 2zM31 24c6 1 10-1 11-4-4-1.5-9-.5-12 2z" fill="${main}"/><path d="M14.5 25c0-4 4-6 9.5-6s9.5 2 9.5 6c0 7-3.5 19-9.5 19s-9.5-12-9.5-19z" fill="${main}"/>
  <circle cx="20" cy="27.5" r="1.8" fill="${cut}"/><circle cx="28" cy="27.5" r="1.8" fill="${cut}"/><ellipse cx="24" cy="40" rx="3" ry="2.2" fill="${cut}"/>`

export const whale: Glyph = ({ main, soft, cut }) =>
  `<path d="M16 10.5C16 6 12.5 4.5 9.5 6.5M16 10.5C16 6 19.5 4.5 22.5 6.5" ${line(soft, 3)}/>
  <path d="M3.5 29C3.5 19.5 11 15 19 15c10 0 12.5 8.5 16 9 2.5.3 3-4-.5-8.5 3.5-.5 6 .5 7 3 .8-2.5 2.5-4 5-4.3C47 22 45.5 41 26 41.5 12 42 3.5 38 3.5 29z" fill="${main}"/>
  <circle cx="12.5" cy="27" r="2.2" fill="${cut}"/><path d="M8 35c5 2.5 12 2.5 17 0" ${line(cut, 2.4)}/>`

export const island: Glyph = ({ main, soft }) =>
  `<path d="M10 30v-5M17 30V17M24 30V7M31 30V14M38 30v-7" ${line(main, 4.6)}/><path d="M4 39c3.5-3.5 6.5-3.5 10 0s6.5 3.5 10 0 6.5-3.5 10 0 6.5 3.5 10 0" ${line(soft, 3.8)}/>`
