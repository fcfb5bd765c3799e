import { type Glyph, line, rounded } from './ink'

export const crown: Glyph = ({ main, soft, cut }) =>
  `<path d="M6.5 14l9 8L24 8.5 32.5 22l9-8L38 33.5H10z" ${rounded(main, 3.6)}/><rect x="8.5" y="37.5" width="31" height="5" rx="2.5" fill="${soft}"/><circle cx="24" cy="26" r="3.4" fill="${cut}"/>`

export const coin: Glyph = ({ main, soft, cut }) =>
  `<circle cx="24" cy="24" r="20" fill="${main}"/><circle cx="24" cy="24" r="15.5" ${line(soft, 2.4)}/><path d="M17.5 14.5L24 23l6.5-8.5M24 23v11.5M18 24.5h12M18 29.5h12" ${line(cut, 3.2)}/>`

export const wallet: Glyph = ({ main, soft, cut }) =>
  `<path d="M10 13L31 5.5a4 4 0 0 1 5.5 3.7V16H10z" fill="${soft}"/><rect x="4.5" y="12" width="39" height="30" rx="7" fill="${main}"/><path d="M43.5 21.5v11H33a5.5 5.5 0 0 1 0-11z" fill="${cut}"/><circle cx="34" cy="27" r="2.3" fill="${main}"/>`

export const ticket: Glyph = ({ main, soft, cut }) =>
  `<path d="M4 15a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v4.5a4.8 4.8 0 0 0 0 9V33a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-4.5a4.8 4.8 0 0 0 0-9z" fill="${main}"/><path d="M31 14.5v2.5M31 22.8v2.5M31 31v2.5" ${line(cut, 2.8)}/>
  <path d="M17.5 17l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z" ${rounded(soft, 1.6)}/>`

export const star: Glyph = ({ main }) =>
  `<path d="M24 6.5l5.6 11.4 12.5 1.8-9 8.8 2.1 12.5L24 35l-11.2 6 2.1-12.5-9-8.8 12.5-1.8z" ${rounded(main, 4)}/>`

export const shield: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 5.5L40 11v12c0 9.5-6.5 16-16 19.5C14.5 39 8 32.5 8 23V11z" ${rounded(main, 3)}/><path d="M24 5.5L40 11v12c0 9.5-6.5 16-16 19.5z" ${rounded(soft, 3)}/><path d="M16 23.5l6 6 10.5-11.5" ${line(cut, 4)}/>`

export const card: Glyph = ({ main, soft, cut }) =>
  `<rect x="4" y="9" width="40" height="30" rx="6" fill="${main}"/><rect x="4" y="15.5" width="40" height="7" fill="${soft}"/><path d="M10 31h10M33 31h4" ${line(cut, 3.2)}/>`

export const percent: Glyph = ({ main, soft }) =>
  `<path d="M36 9L12 39" ${line(main, 5)}/><circle cx="14" cy="14.5" r="6.5" ${line(main, 4.6)}/><circle cx="34" cy="33.5" r="6.5" ${line(soft, 4.6)}/>`

export const clock: Glyph = ({ main, cut }) =>
  `<circle cx="24" cy="24" r="19.5" fill="${main}"/><path d="M24 13v12l8 5" ${line(cut, 3.8)}/>`
