import type { guide as zh } from '../guide'

export const guide: typeof zh = {
  title: 'WeChat privacy guide',
  text: 'WeChat asks you to agree before we may use phone number, camera, album, location or clipboard. Everything else works without it.',
  link: 'Read the guide',
  agree: 'Agree',
  refuse: 'Do not agree',
}
