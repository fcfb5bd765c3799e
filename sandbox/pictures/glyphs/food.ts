import { type Glyph, line, rounded } from './ink'

export const cup: Glyph = ({ main, soft, cut }) =>
  `<rect x="14" y="4" width="20" height="7" rx="3" fill="${soft}"/><rect x="9.5" y="9" width="29" height="6.5" rx="3.2" fill="${main}"/>
  <path d="M13.5 18.5h21L32 41H16z" ${rounded(main, 4)}/><path d="M13 24h22l-1.1 10.5H14.1z" fill="${soft}"/><circle cx="24" cy="29.2" r="3.2" fill="${cut}"/>`

export const tea: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 16L28 3.5" ${line(soft, 3.4)}/><path d="M11 18a13 10.5 0 0 1 26 0z" fill="${soft}"/><rect x="8.5" y="16.5" width="31" height="5" rx="2.5" fill="${main}"/>
  <path d="M13.5 24h21L32 41.5H16z" ${rounded(main, 4)}/><circle cx="19" cy="38" r="2.5" fill="${cut}"/><circle cx="25.5" cy="39" r="2.5" fill="${cut}"/><circle cx="30" cy="35" r="2.5" fill="${cut}"/><circle cx="22.5" cy="33" r="2.5" fill="${cut}"/>`

export const burger: Glyph = ({ main, soft, cut }) =>
  `<path d="M6 20.5C6 12 14 7 24 7s18 5 18 13.5a1.5 1.5 0 0 1-1.5 1.5h-33A1.5 1.5 0 0 1 6 20.5z" fill="${main}"/><path d="M6 27.5c3-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0" ${line(soft, 4.4)}/>
  <path d="M6 34h36v2a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="${main}"/><path d="M17 14.5h.1M24 12h.1M31 14.5h.1" ${line(cut, 2.8)}/>`

export const cake: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 14v7" ${line(main, 3.4)}/><path d="M24 3.5c3 3.5 3 6.5 0 7.5-3-1-3-4 0-7.5z" fill="${soft}"/><rect x="6" y="21" width="36" height="21" rx="5" fill="${main}"/>
  <path d="M6 26a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v3c-3 4-6 4-9 0-3 4-6 4-9 0-3 4-6 4-9 0-3 4-6 4-9 0z" fill="${soft}"/><path d="M13 37h22" ${line(cut, 2.6)}/>`

export const noodle: Glyph = ({ main, soft, cut }) =>
  `<path d="M19 23L36 4.5M27 23L42.5 8" ${line(soft, 3.2)}/><path d="M12 18c-3-3 3-5 0-8.5" ${line(soft, 3)}/>
  <path d="M5.5 25h37c-.5 8-5 13.5-11 15.5h-15C10.5 38.5 6 33 5.5 25z" ${rounded(main, 2)}/><path d="M12 31h13" ${line(cut, 2.6)}/>`

export const drop: Glyph = ({ main, cut }) =>
  `<path d="M24 4.5S9 19.5 9 29a15 15 0 0 0 30 0C39 19.5 24 4.5 24 4.5z" ${rounded(main, 1)}/><path d="M16 29.5a8 8 0 0 0 7 7.5" ${line(cut, 3.2)}/>`

export const flame: Glyph = ({ main, cut }) =>
  `<path d="M25.5 4c.5 8 13 13.5 13 25.5a14.5 14.5 0 0 1-29 0c0-7 5-10 6-16.5 3 2 4.5 4.5 4.5 7 4-4 6-10 5.5-16z" fill="${main}"/><path d="M24 25.5c3 4 6.5 5.5 6.5 10a6.5 6.5 0 0 1-13 0c0-4.5 4.5-6 6.5-10z" fill="${cut}"/>`

export const leaf: Glyph = ({ main, cut }) =>
  `<path d="M42 6C19 6 7 15 7.5 30c.2 6.5 4 10.5 9.5 10.5C34.5 41 42 28 42 6z" fill="${main}"/><path d="M6 43.5C12 31.5 20 24 31 17.5" ${line(cut, 3)}/>`
