import { type Glyph, line, rounded } from './ink'

export const phone: Glyph = ({ main, soft, cut }) =>
  `<rect x="12" y="4" width="24" height="40" rx="6" fill="${main}"/><rect x="15.5" y="9.5" width="17" height="25" rx="2.5" fill="${cut}"/>
  <path d="M25.5 13L19 23h4l-1 8 7-10.5h-4.2z" fill="${soft}"/><circle cx="24" cy="39.3" r="1.9" fill="${cut}"/>`

export const signal: Glyph = ({ main, soft }) =>
  `<rect x="5" y="30" width="8" height="12" rx="3" fill="${main}"/><rect x="15" y="22.5" width="8" height="19.5" rx="3" fill="${main}"/>
  <rect x="25" y="14.5" width="8" height="27.5" rx="3" fill="${main}"/><rect x="35" y="6" width="8" height="36" rx="3" fill="${soft}"/>`

export const film: Glyph = ({ main, soft, cut }) =>
  `<rect x="14" y="39.5" width="20" height="4" rx="2" fill="${soft}"/><rect x="4" y="6" width="40" height="30" rx="7" fill="${main}"/>
  <path d="M20.5 15.5v11l9.5-5.5z" ${rounded(cut, 3)}/>`

export const music: Glyph = ({ main, soft }) =>
  `<path d="M18 14.5L38 9v6.5L18 21z" ${rounded(main, 3)}/><path d="M18 15v20M38 10v21" ${line(main, 4)}/>
  <ellipse cx="13" cy="35.5" rx="7" ry="6" fill="${main}"/><ellipse cx="33" cy="31.5" rx="7" ry="6" fill="${soft}"/>`

export const book: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 13C19 9 12 8.5 6 9.5V37c6-1 13-.5 18 3.5z" ${rounded(main, 3)}/><path d="M24 13c5-4 12-4.5 18-3.5V37c-6-1-13-.5-18 3.5z" ${rounded(soft, 3)}/>
  <path d="M11 17.5c3-.2 5.5.3 8 1.5M11 25c3-.2 5.5.3 8 1.5" ${line(cut, 2.4)}/>`

export const mic: Glyph = ({ main, soft, cut }) =>
  `<path d="M10 22a14 14 0 0 0 28 0M24 36v6M17 43h14" ${line(soft, 3.6)}/><rect x="16" y="4" width="16" height="26" rx="8" fill="${main}"/>
  <path d="M25 13h7M25 19h7" ${line(cut, 2.4)}/>`

export const gamepad: Glyph = ({ main, soft, cut }) =>
  `<path d="M15 12h18c6 0 9.5 6 10.5 17 .7 8-4 10-7.5 6.5L31 30.5H17L12 35.5C8.5 39 3.8 37 4.5 29 5.5 18 9 12 15 12z" fill="${main}"/>
  <path d="M15 17.5v8M11 21.5h8" ${line(cut, 3.4)}/><circle cx="31" cy="24" r="2.5" fill="${cut}"/><circle cx="35.5" cy="19" r="2.5" fill="${cut}"/><path d="M22 6.5h4" ${line(soft, 3.4)}/>`

export const diamond: Glyph = ({ main, soft }) =>
  `<path d="M14 8h20l9 11-19 22L5 19z" ${rounded(main, 3)}/><path d="M24 9.5L16.5 19 24 40l7.5-21z" fill="${soft}"/>`

export const bolt: Glyph = ({ main }) => `<path d="M27 5L10 27h12l-2 16 18-23H26.5z" ${rounded(main, 4)}/>`

export const grid: Glyph = ({ main, soft }) =>
  `<rect x="6" y="6" width="16" height="16" rx="5" fill="${main}"/><rect x="26" y="6" width="16" height="16" rx="8" fill="${soft}"/>
  <rect x="6" y="26" width="16" height="16" rx="5" fill="${main}"/><rect x="26" y="26" width="16" height="16" rx="5" fill="${main}"/>`
