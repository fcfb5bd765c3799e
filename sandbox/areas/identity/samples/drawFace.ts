/** A person in a frame of 160 × 160, drawn with few shapes. */
export const drawPerson = (): string =>
  `<rect width="160" height="160" rx="8" fill="#DCE9F4"/><path d="M22 160c0-34 24-48 58-48s58 14 58 48z" fill="#3E6AA8"/><path d="M68 96h24v20a12 12 0 0 1-24 0z" fill="#D9A27E"/>
  <rect x="54" y="42" width="52" height="66" rx="26" fill="#F1C6A4"/><path d="M51 68c-4-26 12-40 29-40s33 14 29 40c-4-12-10-17-16-19-12 5-28 3-35-1-4 5-6 11-7 20z" fill="#2B2320"/>
  <circle cx="69" cy="74" r="3" fill="#2B2320"/><circle cx="91" cy="74" r="3" fill="#2B2320"/><path d="M71 92q9 7 18 0" fill="none" stroke="#B4655B" stroke-width="3" stroke-linecap="round"/>`

/** SVG of a face before the camera, 720 × 960. */
export const faceSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" viewBox="0 0 120 160"><rect width="120" height="160" fill="#E8EEF3"/><g transform="translate(-20 8)">${drawPerson()}</g></svg>`
