import { type Glyph, line, rounded } from './ink'

export const fuel: Glyph = ({ main, soft, cut }) =>
  `<path d="M30 22h2a4 4 0 0 1 4 4v7a3.5 3.5 0 0 0 7 0V18l-6-6.5" ${line(soft, 3.4)}/><rect x="8" y="5" width="22" height="38" rx="5" fill="${main}"/>
  <rect x="12.5" y="10" width="13" height="10" rx="2" fill="${cut}"/><rect x="4" y="39.5" width="30" height="4.5" rx="2.2" fill="${main}"/>`

export const car: Glyph = ({ main, soft, cut }) =>
  `<rect x="8" y="35" width="7" height="8" rx="2.5" fill="${soft}"/><rect x="33" y="35" width="7" height="8" rx="2.5" fill="${soft}"/>
  <path d="M5 27l4.5-13A6 6 0 0 1 15.2 10h17.6a6 6 0 0 1 5.7 4L43 27v8a3.5 3.5 0 0 1-3.5 3.5h-31A3.5 3.5 0 0 1 5 35z" fill="${main}"/>
  <path d="M12 24l2.8-8h18.4l2.8 8z" ${rounded(cut, 2)}/><circle cx="12.5" cy="31" r="2.5" fill="${cut}"/><circle cx="35.5" cy="31" r="2.5" fill="${cut}"/>`

export const bus: Glyph = ({ main, soft, cut }) =>
  `<rect x="11" y="36" width="7" height="8" rx="2.5" fill="${soft}"/><rect x="30" y="36" width="7" height="8" rx="2.5" fill="${soft}"/><path d="M5 17v8M43 17v8" ${line(soft, 3)}/>
  <rect x="8" y="5" width="32" height="34" rx="7" fill="${main}"/><rect x="12.5" y="11" width="23" height="14" rx="3" fill="${cut}"/><circle cx="14.5" cy="32" r="2.4" fill="${cut}"/><circle cx="33.5" cy="32" r="2.4" fill="${cut}"/>`

export const train: Glyph = ({ main, soft, cut }) =>
  `<path d="M15 37l-5 6.5M33 37l5 6.5M13 41h22" ${line(soft, 3.2)}/><path d="M9 16A12 12 0 0 1 21 4h6a12 12 0 0 1 12 12v15a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6z" fill="${main}"/>
  <path d="M15 17a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v5H15z" fill="${cut}"/><circle cx="16.5" cy="30" r="2.3" fill="${cut}"/><circle cx="31.5" cy="30" r="2.3" fill="${cut}"/>`

export const plane: Glyph = ({ main, soft }) =>
  `<g transform="rotate(45 24 24)"><path d="M24 18L44 31v3.5L24 29 4 34.5V31z" ${rounded(soft, 2)}/><path d="M24 36l8 5.5v2L24 42l-8 1.5v-2z" ${rounded(soft, 2)}/><rect x="20.5" y="2" width="7" height="41" rx="3.5" fill="${main}"/></g>`

export const bike: Glyph = ({ main, soft }) =>
  `<circle cx="12.5" cy="31" r="8" ${line(soft, 3.4)}/><circle cx="35.5" cy="31" r="8" ${line(soft, 3.4)}/><path d="M12.5 31L19 18.5h11.5L23 31zM35.5 31l-6.5-20h5.5M19 18.5L17.5 13M14 13h7" ${line(main, 3.4)}/>`

export const wrench: Glyph = ({ main, soft }) =>
  `<g transform="rotate(40 24 24)"><rect x="20" y="17" width="8" height="29" rx="4" fill="${soft}"/><path d="M19.5 2.5a10.5 10.5 0 1 0 9 0v8.5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2z" fill="${main}"/></g>`

export const home: Glyph = ({ main, soft, cut }) =>
  `<path d="M9 21h30v19a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill="${soft}"/><path d="M24 6L5.5 22h37z" ${rounded(main, 4)}/><path d="M9 24h30v16a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill="${main}"/>
  <path d="M19 43V33a5 5 0 0 1 10 0v10z" fill="${cut}"/>`

export const box: Glyph = ({ main, soft, cut }) =>
  `<path d="M24 6l17 8.5v19L24 42 7 33.5v-19z" ${rounded(main, 3)}/><path d="M24 6l17 8.5L24 23 7 14.5z" ${rounded(soft, 3)}/><path d="M24 25v16" ${line(cut, 2.4)}/><path d="M30 28.5l6-3" ${line(cut, 2.8)}/>`
